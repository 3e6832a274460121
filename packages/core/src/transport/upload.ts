import type { HttpAnswer, HttpRequest } from './http';

/** Sends a body and tells how much of it has left, which `fetch` cannot. */
export function upload({ method, url, headers, body, signal, onProgress }: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    const stop = () => {
      exchange.abort();
      reject(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    exchange.open(method, url);
    exchange.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) exchange.setRequestHeader(name, value);
    exchange.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    exchange.onerror = () => reject(new TypeError('Network Error'));
    exchange.onload = () => resolve(answerOf(exchange));
    exchange.onloadend = () => signal.removeEventListener('abort', stop);
    exchange.send(body ?? null);
  });
}

function answerOf(exchange: XMLHttpRequest): HttpAnswer {
  const { status, statusText } = exchange;
  const bytes: ArrayBuffer = exchange.response;
  const headers = new Headers();
  for (const line of exchange.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status, statusText, headers, bytes };
}
