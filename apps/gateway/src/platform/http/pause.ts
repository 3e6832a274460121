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
