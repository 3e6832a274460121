import type { ReadStore } from './ReadStore';
import { useRuntime } from './Runtime';

/** The store of the provider around this widget. */
export function useReadStore(): ReadStore {
  return useRuntime().reads;
}
