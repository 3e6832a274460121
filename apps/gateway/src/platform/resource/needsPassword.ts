import type { Asked } from './Asked';

/** Returns true if an operation demands that its caller sign in once more. */
export function needsPassword({ implementation, operation }: Pick<Asked, 'implementation' | 'operation'>): boolean {
  const { asksPasswordFor = [] } = implementation.options;
  return operation.method !== null && asksPasswordFor.includes(operation.method);
}
