import { type GatewayError, misconfigured } from '../errors';
import type { ReadResponse } from './readBody';
import type { TransportOptions } from './Transport';

const ADDRESS = /^$|^\/|^[a-z][a-z\d+.-]*:\/\//i;

/** Throws for an address that the browser would read as a path of the page. */
export function checkAddress({ baseURL }: TransportOptions): void {
  if (!ADDRESS.test(baseURL)) throw misconfigured('base-url', { params: { baseURL } });
}

/** Throws for a page of HTML, or an unknown address without words, where a gateway answers with data; a failing proxy may speak HTML. */
export function checkAnswer({ baseURL }: TransportOptions, { status, headers }: ReadResponse): void {
  const type = String(headers['content-type'] ?? '');
  // Servers of files know neither the address nor the method.
  const isForeign = status === 200 ? type.startsWith('text/html') : !type.startsWith('application/json');
  if (isForeign && FOREIGN.includes(status)) throw misconfigured('not-a-gateway', { status, params: { baseURL } });
}

const FOREIGN: readonly number[] = [200, 404, 405];

/** Asks the page for a token; its failure is kept as the cause, and nothing is sent. */
export async function askToken<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw misconfigured('access-token', { cause });
  }
}

/** The same failure, or the mistake behind it: a gateway that answers where nobody reads the answer refuses the page's origin. */
export async function explainNetwork(error: GatewayError, { baseURL, fetch }: TransportOptions): Promise<GatewayError> {
  const origin = globalThis.location?.origin;
  const isForeign =
    origin !== undefined && baseURL.includes('://') && !baseURL.startsWith(`${origin}/`) && baseURL !== origin;
  if (fetch || !isForeign || error.kind !== 'network') return error;
  const { requestId, cause } = error;
  return globalThis.fetch(baseURL, { mode: 'no-cors' }).then(
    () => misconfigured('cors', { requestId, cause, params: { origin, baseURL } }),
    () => error,
  );
}
