import type { AxiosResponse } from 'axios';
import type { GatewayFile } from './Transport';

/** Parts of an HTTP answer that are read; the body as bytes. */
export type ReadResponse = Pick<AxiosResponse<ArrayBuffer>, 'status' | 'statusText' | 'headers' | 'data'>;

/** JSON of an answer; undefined if it is none, and the envelope then reports the status. */
export function readJson(response: ReadResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(response.data));
  } catch {
    return undefined;
  }
}

/** File of an answer under the gateway's file name. */
export function readFile(response: ReadResponse): GatewayFile {
  const contentType = String(response.headers['content-type'] ?? 'application/octet-stream');
  const disposition = String(response.headers['content-disposition'] ?? '');
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    blob: new Blob([response.data], { type: contentType }),
    name: encoded ? decodeURIComponent(encoded) : (plain ?? 'download'),
    contentType,
  };
}
