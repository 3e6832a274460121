/** Waits so many milliseconds, or until a signal is aborted. */
export function pause(milliseconds: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leaving.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    leaving.addEventListener('abort', end);
    if (leaving.aborted) end();
  });
}

/** A timer that keeps no process alive which has nothing else to do. */
export function unhurried<T>(timer: T): T {
  const known: unknown = timer;
  if (typeof known === 'object' && known !== null && 'unref' in known && typeof known.unref === 'function')
    known.unref();
  return timer;
}
