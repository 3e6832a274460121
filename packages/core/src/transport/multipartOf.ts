import { createRequestId } from './createRequestId';

/** Body of a form with one file, whose bytes stay the same however often it is sent. */
export interface Multipart {
  /** Of `contentType`, which some clients take from here. */
  readonly body: Blob;
  readonly contentType: string;
}

/** Makes the body of a form out of its fields and its file, which stands last and is not read for it. */
export function multipartOf(fields: Readonly<Record<string, string>>, file: Blob): Multipart {
  // The type of a blob has no capital letters.
  const boundary = `corridor${createRequestId()}${createRequestId()}`.toLowerCase();
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`);
  const type = file.type || 'application/octet-stream';
  const head = `${part(`name="file"; filename="${fileNameOf(file)}"`)}Content-Type: ${type}\r\n\r\n`;
  const body = new Blob([...texts, head, file, `\r\n--${boundary}--\r\n`], { type: contentType });
  return { body, contentType };
}

const ESCAPED: Readonly<Record<string, string>> = { '"': '%22', '\r': '%0D', '\n': '%0A' };

// As browsers write it, so that a name ends where it ends.
function fileNameOf(file: Blob): string {
  const name = 'name' in file && typeof file.name === 'string' ? file.name : 'blob';
  return [...name].map((sign) => ESCAPED[sign] ?? sign).join('');
}
