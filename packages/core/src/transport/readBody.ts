import type { AxiosResponse } from 'axios';
import type { GatewayFile } from './Transport';

/** What of an HTTP answer is read; its body as bytes. */
export type ReadResponse = Pick<AxiosResponse<ArrayBuffer>, 'status' | 'statusText' | 'headers' | 'data'>;

/** The JSON of an answer, or undefined where it is none: the envelope then speaks from the status. */
export function readJson(response: ReadResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(response.data));
  } catch {
    return undefined;
  }
}

/** The file of an answer, named as the gateway named it. */
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
