import { GatewayError } from '../errors';
import type { CallOptions, Transport, TransportRequest } from '../transport';
import { createRequestId } from '../transport';
import { multipartOf } from '../transport/multipartOf';

/** A file on its way to the gateway. @source ours */
export interface StartedUpload<T> {
  /**
   * Sends the file; sent again, it asks how many bytes have arrived and sends the rest of them, under one request id.
   * Rejects with `GatewayError`.
   */
  send(options?: CallOptions): Promise<T>;
}

/** Prepares a file for a transport, to be sent in as many attempts as its connection needs. */
export function startUpload(
  transport: Transport,
  request: Pick<TransportRequest, 'method' | 'path' | 'effect'>,
  fields: Readonly<Record<string, string>>,
  file: Blob,
): StartedUpload<unknown> {
  const { body, contentType } = multipartOf(fields, file);
  const { size } = body;
  let requestId: string | undefined;
  const received = async ({ signal }: CallOptions): Promise<number> => {
    const headers = { 'Content-Range': `bytes */${size}` };
    const answer = await transport.send({ ...request, effect: 'read', signal, requestId, headers }).catch(unlessLost);
    return receivedOf(answer);
  };
  return {
    async send({ onProgress, ...options }: CallOptions = {}) {
      const start = requestId === undefined ? 0 : Math.min(await received(options), size - 1);
      requestId ??= options.requestId ?? createRequestId();
      const headers = {
        'Content-Type': contentType,
        ...(start > 0 && { 'Content-Range': `bytes ${start}-${size - 1}/${size}` }),
      };
      return transport.send({
        ...request,
        ...options,
        ...{ requestId, headers },
        body: start > 0 ? body.slice(start, size, contentType) : body,
        onProgress: (share) => onProgress?.((start + share * (size - start)) / size),
      });
    },
  };
}

const LOST = ['network', 'timeout', 'canceled', 'unauthorized'];

// A gateway that cannot say what it has gets all of it anew.
function unlessLost(reason: unknown): undefined {
  if (reason instanceof GatewayError && LOST.includes(reason.kind)) throw reason;
}

function receivedOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('received' in answer)) return 0;
  return typeof answer.received === 'number' ? answer.received : 0;
}
