const listeners = new Set<() => void>();

/** Says that something was refused: the signed-in user may do less than is known here. */
export function doubtRights(): void {
  for (const listener of listeners) listener();
}

/** Calls back when rights are in doubt; returns how to stop. */
export function onRightsDoubted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
