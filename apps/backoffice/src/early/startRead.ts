import { createRequestId, fetchRead } from '@corridor/core';
import { developmentOf } from '../session/development';
import type { EarlyRead, StartedRead } from './EarlyRead';

/** Sends a read as the client would, before the client is loaded. */
export function startRead(read: EarlyRead, token: string): StartedRead {
  const development = developmentOf(location);
  const options = { baseURL: '', ...(development && { development }) };
  const answer = fetchRead(options, { method: 'POST', ...read }, { requestId: createRequestId(), token });
  // Whoever takes the answer handles the failure.
  answer.catch(() => undefined);
  return { ...read, token, at: Date.now(), answer };
}
