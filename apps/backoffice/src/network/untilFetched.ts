import { isMissingCode } from './missingCode';

/** Milliseconds until code that could not be fetched is asked for again. */
const RETRY_MS = 3000;

/** Runs what needs code until all of it could be fetched; `onMissing` hears of each failure, other faults are thrown. */
export async function untilFetched<T>(run: () => Promise<T>, onMissing: () => void = () => undefined): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (reason) {
      if (!isMissingCode(reason)) throw reason;
      onMissing();
      await networkMayBeBack();
    }
  }
}

/** Waits for the browser to say that the network is back, or for a moment where it says nothing. */
export function networkMayBeBack(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    addEventListener('online', done);
    signal?.addEventListener('abort', done, { once: true });
  });
}
