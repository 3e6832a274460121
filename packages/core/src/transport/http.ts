import type { ProgressListener } from './Transport';

/** One HTTP exchange as it goes over the wire. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: ProgressListener | undefined;
}

/** What came back: whatever the status, and the body as bytes. */
export interface HttpAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly bytes: ArrayBuffer;
}

/** Sends by `fetch`; an upload whose progress somebody watches goes by the one API that tells it. */
export async function sendHttp(request: HttpRequest, fetch?: typeof globalThis.fetch): Promise<HttpAnswer> {
  const { method, url, headers, body, signal, onProgress } = request;
  if (!fetch && onProgress && body instanceof FormData && 'XMLHttpRequest' in globalThis) {
    const { upload } = await import('./upload');
    return upload(request);
  }
  const init: RequestInit = { method, headers, signal, ...(body !== undefined && { body }) };
  const response = await (fetch ? fetch(url, init) : globalThis.fetch(url, init));
  const { status, statusText } = response;
  return { status, statusText, headers: response.headers, bytes: await response.arrayBuffer() };
}
