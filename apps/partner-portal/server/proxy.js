import { request } from 'node:http';

/** Hands a call to the gateway, so that pages need no other origin. */
export function passOn(gateway, path, from, response) {
  const { host } = new URL(gateway);
  const headers = { ...from.headers, host };
  const call = request(new URL(path, gateway), { method: from.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.headersSent || response.writeHead(502).end());
  from.pipe(call);
}
