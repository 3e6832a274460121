import { createRequestId, developmentHeaders, type EarlyAnswer, resolveURL } from '@corridor/core';
import { developmentOf } from '../app/development';
import type { EarlyRead, StartedRead } from './EarlyRead';

/** Sends a read as the client would, with what every browser has. */
export function startRead(read: EarlyRead, token: string): StartedRead {
  const answer = ask(read, token);
  // Who takes it hears of the failure; where nobody does, nobody need.
  answer.catch(() => undefined);
  return { ...read, token, at: Date.now(), answer };
}

async function ask({ path, body }: EarlyRead, token: string): Promise<EarlyAnswer> {
  const development = developmentOf(location);
  const requestId = createRequestId();
  const response = await fetch(resolveURL('', path, development), {
    method: 'POST',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      request_id: requestId,
      access_token: token,
      ...developmentHeaders(development, path),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, statusText } = response;
  const headers = Object.fromEntries(response.headers.entries());
  return { requestId, status, statusText, headers, data: await response.arrayBuffer() };
}
