import { createRequestId, fetchRead } from '@corridor/core';
import { developmentOf } from '../app/development';
import type { EarlyRead, StartedRead } from './EarlyRead';

/** Sends a read as the client would, before there is one. */
export function startRead(read: EarlyRead, token: string): StartedRead {
  const development = developmentOf(location);
  const options = { baseURL: '', ...(development && { development }) };
  const answer = fetchRead(options, { method: 'POST', ...read }, { requestId: createRequestId(), token });
  // Who takes it hears of the failure; where nobody does, nobody need.
  answer.catch(() => undefined);
  return { ...read, token, at: Date.now(), answer };
}
