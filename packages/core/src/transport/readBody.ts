import type { HttpAnswer } from './http';
import type { GatewayFile } from './Transport';

/** The JSON of an answer, or undefined where it is none: the envelope then speaks from the status. */
export function readJson({ bytes }: HttpAnswer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The file of an answer, named as the gateway named it. */
export function readFile({ bytes, headers }: HttpAnswer): GatewayFile {
  const contentType = headers.get('content-type') ?? 'application/octet-stream';
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    blob: new Blob([bytes], { type: contentType }),
    name: encoded ? decodeURIComponent(encoded) : (plain ?? 'download'),
    contentType,
  };
}
