/** Headers of a stream of server-sent events: nobody on the way keeps it or waits for more of it. */
export const STREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A stream of texts that ends with its reader: `make` is told when that one has left; what fails inside ends it, `onEnd` is called once. */
export function eventStream(
  make: (leaving: AbortSignal) => AsyncGenerator<string>,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const leaving = new AbortController();
  const texts = make(leaving.signal);
  const encoder = new TextEncoder();
  let ended = false;
  const end = () => {
    if (!ended) onEnd();
    ended = true;
  };
  return new ReadableStream({
    pull: async (controller) => {
      const next = await texts.next().catch(() => ({ done: true as const, value: undefined }));
      if (leaving.signal.aborted) return end();
      if (!next.done) return controller.enqueue(encoder.encode(next.value));
      end();
      controller.close();
    },
    cancel: () => {
      leaving.abort();
      end();
    },
  });
}
