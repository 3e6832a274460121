import { type GatewayError, misconfigured } from '../errors';
import type { ReadResponse } from './readBody';
import type { TransportOptions } from './Transport';

const ADDRESS = /^$|^\/|^[a-z][a-z\d+.-]*:\/\//i;

/** The mistake of the page behind a failure before any answer of a gateway, or the failure itself. `answer` is what came instead of one. */
export async function diagnose(
  error: GatewayError,
  { baseURL, fetch }: TransportOptions,
  answer: ReadResponse | undefined,
): Promise<GatewayError> {
  const { requestId, status, cause = error } = error;
  const params = { baseURL };
  // A browser reads it as a path of the page.
  if (!ADDRESS.test(baseURL)) return misconfigured('base-url', { requestId, cause, params });
  if (answer && isForeign(answer)) return misconfigured('not-a-gateway', { requestId, status, cause, params });
  const origin = globalThis.location?.origin;
  if (fetch || error.kind !== 'network' || origin === undefined || !isElsewhere(baseURL, origin)) return error;
  // What answers where nobody reads the answer refuses the page's origin.
  return globalThis.fetch(baseURL, { mode: 'no-cors' }).then(
    () => misconfigured('cors', { requestId, cause, params: { ...params, origin } }),
    () => error,
  );
}

/** Returns true for a page where a gateway answers with data, or for a server of files, which knows neither the address nor the method; a failing proxy may speak HTML. */
function isForeign({ status, headers }: ReadResponse): boolean {
  const type = String(headers['content-type'] ?? '');
  if (status === 200) return type.startsWith('text/html');
  return [404, 405].includes(status) && !type.startsWith('application/json');
}

function isElsewhere(baseURL: string, origin: string): boolean {
  return baseURL.includes('://') && baseURL !== origin && !baseURL.startsWith(`${origin}/`);
}
