import { createReadStore } from './createReadStore';
import type { ReadStore } from './ReadStore';
import { useRuntime } from './Runtime';

/** The store of the provider around this widget. */
export function useReadStore(): ReadStore {
  const { reads } = useRuntime();
  reads.current ??= createReadStore(reads.known);
  return reads.current;
}
