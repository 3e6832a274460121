import { unavailable } from '../refusals/refusals';
import { eventStream, STREAM_HEADERS } from './eventStream';

/** How many streams may be open at once in this process. */
export interface StreamLimits {
  readonly perReader: number;
  readonly inAll: number;
}

/** Streams of one route that are open in this process. */
export interface OpenStreams {
  /** Answers with a stream that ends with its reader or the gateway. @throws Refusal where no more may be opened */
  answer(reader: string, make: (leaving: AbortSignal) => AsyncGenerator<string>, onEnd?: () => void): Response;
}

/** Counts the streams of one route; a gateway that retires ends them and opens none. */
export function createOpenStreams(limits: StreamLimits, closing: AbortSignal): OpenStreams {
  const open = new Map<string, number>();
  let all = 0;
  const count = (reader: string, by: 1 | -1) => {
    const own = (open.get(reader) ?? 0) + by;
    if (own > 0) open.set(reader, own);
    else open.delete(reader);
    all += by;
  };
  return {
    answer: (reader, make, onEnd) => {
      const isFull = (open.get(reader) ?? 0) >= limits.perReader || all >= limits.inAll;
      if (closing.aborted || isFull) throw unavailable();
      count(reader, 1);
      const stream = eventStream(
        (leaving) => make(AbortSignal.any([leaving, closing])),
        () => {
          count(reader, -1);
          onEnd?.();
        },
      );
      return new Response(stream, { headers: STREAM_HEADERS });
    },
  };
}
