/** A signal that follows the caller's own and a time limit, and how to end the limit. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly timedOut: () => boolean;
  readonly end: () => void;
}

/** Begins a time limit in milliseconds. */
export function startDeadline(milliseconds: number, own: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const follow = () => controller.abort(own?.reason);
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort(new Error('Request timed out'));
  }, milliseconds);
  if (own?.aborted) follow();
  own?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    timedOut: () => timedOut,
    end: () => {
      clearTimeout(timer);
      own?.removeEventListener('abort', follow);
    },
  };
}
