import { createGatewayClient, type GatewayClient } from '@corridor/core';

/** One request as the script sees it. */
export interface ScriptedRequest {
  /** `card/page`, `card/call-by-id`, or the path of a session call. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/** What the script answers: the payload of a success, a `Response` of its own, or a rejection as a broken line. */
export type Script = (request: ScriptedRequest) => unknown;

/** A client whose far end is a script, for faults that a working gateway never shows: lost answers, aborts, races. */
export function scriptedGateway(script: Script): { gateway: GatewayClient; requests: ScriptedRequest[] } {
  const requests: ScriptedRequest[] = [];
  const gateway = createGatewayClient({
    baseURL: 'http://gateway.test',
    streams: false,
    fetch: async (input, init) => {
      const request = await readRequest(new Request(input, init));
      requests.push(request);
      const answer = await script(request);
      return answer instanceof Response ? answer : Response.json({ code: '10000', msg: 'OK', data: answer });
    },
  });
  return { gateway, requests };
}

async function readRequest(request: Request): Promise<ScriptedRequest> {
  const text = await request.text();
  return {
    path: new URL(request.url).pathname.replace('/api/portal/cms/', ''),
    body: text.startsWith('{') ? JSON.parse(text) : {},
    requestId: request.headers.get('request_id') ?? '',
    headers: request.headers,
    signal: request.signal,
  };
}

/** A refusal as the gateway words one. */
export function refusal(status: number, msg: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code: String(status), msg }, { status, headers });
}

/** An answer that the test gives when it wants to. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: Error) => void } {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
