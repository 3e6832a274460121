import type { Principal } from '../call/Principal';
import type { LeaseKind, Leases } from '../leases/createLeases';
import { unavailable } from '../refusals/refusals';
import { eventStream, STREAM_HEADERS } from './eventStream';

/** Most streams of one route in one process. */
const MOST_IN_ALL = 2_000;

/** Streams of one route that are open in this process. */
export interface OpenStreams {
  /** Answers with a stream that ends with its reader or the gateway. @throws Refusal where no more may be opened */
  answer(
    reader: Principal,
    make: (leaving: AbortSignal) => AsyncGenerator<string>,
    onEnd?: () => void,
  ): Promise<Response>;
}

/** Opens the streams of one route; a gateway that retires ends them and opens none. */
export function createOpenStreams(
  kind: LeaseKind,
  { leases, closing }: { readonly leases: Leases; readonly closing: AbortSignal },
): OpenStreams {
  let open = 0;
  return {
    answer: async (reader, make, onEnd) => {
      if (closing.aborted || open >= MOST_IN_ALL) throw unavailable();
      open += 1;
      const endLease = await leases.take(reader, kind).catch((refusal: unknown) => {
        open -= 1;
        throw refusal;
      });
      const stream = eventStream(
        (leaving) => make(AbortSignal.any([leaving, closing])),
        () => {
          open -= 1;
          endLease();
          onEnd?.();
        },
      );
      return new Response(stream, { headers: STREAM_HEADERS });
    },
  };
}
