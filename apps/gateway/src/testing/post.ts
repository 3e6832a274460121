/** An answer as it came: its status and its envelope; a file has an empty one. */
export interface Posted {
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: Record<string, unknown>;
  /** What came, an envelope or a file. */
  readonly text: string;
}

/** Sends any body at all, past the typed client. */
export async function post(
  { gateway }: { readonly gateway: { fetch(request: Request): Response | Promise<Response> } },
  path: string,
  body: BodyInit | object | null,
  headers: Record<string, string> = {},
): Promise<Posted> {
  const isPlain = typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
  const response = await gateway.fetch(
    new Request(`http://gateway.test${path}`, {
      method: 'POST',
      headers: { ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), ...headers },
      body: isPlain ? JSON.stringify(body) : rawOf(body),
    }),
  );
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json');
  const text = await response.text();
  return { status: response.status, headers: response.headers, envelope: isEnvelope ? JSON.parse(text) : {}, text };
}

// A plain object has just been turned into text by the caller; what is left is a body as it is.
function rawOf(body: BodyInit | object | null): BodyInit | null {
  return body as BodyInit | null;
}
