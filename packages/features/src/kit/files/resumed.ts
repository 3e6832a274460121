import type { GatewayErrorKind } from '@corridor/core';
import type { UploadTask } from '@corridor/ui';
import { asGatewayError } from '../../runtime/createReporter';

const LOST: readonly GatewayErrorKind[] = ['network', 'timeout'];

/** Milliseconds before each further attempt while the page believes that it is online; behind the last it has failed. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Sends, and sends again once the connection is back where it was lost in the middle. @throws GatewayError when it fails for another reason */
export async function resumed<T>(
  send: () => Promise<T>,
  { signal, onWaiting }: Pick<UploadTask, 'signal' | 'onWaiting'>,
  why: string,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (reason) {
      const error = asGatewayError(reason);
      const pause = navigator.onLine ? PAUSES[attempt] : Number.POSITIVE_INFINITY;
      if (!LOST.includes(error.kind) || pause === undefined || signal.aborted) throw error;
      onWaiting(why);
      await connection(pause, signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Ends when the page is online again, after a pause at most, or when nobody waits any more. */
function connection(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(pause) ? setTimeout(end, pause) : undefined;
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
