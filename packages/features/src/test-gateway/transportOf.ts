import { GatewayError, type GatewayFile, type Transport, type TransportRequest } from '@corridor/core';
import { type Answer, type Asked, CSV } from './Answer';
import { isFile } from './createAnswerer';

const askedBy = ({ path, body, signal }: TransportRequest): Asked => ({ path, body, signal });

/** A client that is answered without a network, so that a page in a test needs none of a browser's `fetch`. */
export function transportOf(answer: Answer): Transport {
  return {
    send: (request) => answer(askedBy(request)),
    async download(request): Promise<GatewayFile> {
      const file = await answer(askedBy(request));
      if (!isFile(file)) throw new GatewayError('server', { msg: 'A file was expected' });
      return { blob: new Blob([file.csv], { type: CSV }), name: file.name, contentType: CSV };
    },
  };
}
