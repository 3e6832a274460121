import { createRequestId, type Transport, type TransportOptions } from '../../transport';
import { openEventStream } from '../../transport/openEventStream';
import { CHANGES_PATH, type Change } from './contract';

/** The stream of changes of one client, and which of them the client made itself. @source ours */
export interface ChangeSource {
  /** Opens the stream, after the event of an id where one is given; null where there is none. Rejects when the network fails. */
  open(signal: AbortSignal, lastEventId?: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Returns true if this client sent the write. */
  isOwn(change: Pick<Change, 'requestId'>): boolean;
}

/** Most writes of a client that are known again. */
const KNOWN = 200;

/** Makes the source of changes of a client, and the transport whose writes it knows again. */
export function createChangeSource(
  options: TransportOptions,
  transport: Transport,
): { readonly source: ChangeSource; readonly transport: Transport } {
  const own = new Set<string>();
  const noted = (requestId: string) => {
    own.add(requestId);
    const [oldest] = own;
    if (own.size > KNOWN && oldest !== undefined) own.delete(oldest);
    return requestId;
  };
  return {
    source: {
      open: (signal, lastEventId) =>
        openEventStream(
          options,
          CHANGES_PATH,
          signal,
          lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
        ),
      isOwn: ({ requestId }) => own.has(requestId),
    },
    transport: {
      ...transport,
      send: (request) =>
        transport.send(
          request.effect === 'read'
            ? request
            : { ...request, requestId: noted(request.requestId ?? createRequestId()) },
        ),
    },
  };
}
