import { createGatewayClient } from '@corridor/core';
import { DEMO_SIGN_INS, type DemoRole } from '../../platform/seeding/partners';
import { openLocalGateway } from './openLocalGateway';
import { openWorkerGateway } from './openWorkerGateway';

/** How a gateway is opened in a browser. */
export interface BrowserGatewayOptions {
  /** A worker of its own unless told, or unless there are no workers. */
  readonly place?: 'worker' | 'page';
  /** A dump of a migrated and seeded database, which opens faster than a new one. */
  readonly snapshot?: Blob;
}

/** The reference gateway inside a browser, seeded, gone with the page. */
export interface BrowserGateway {
  /** Answers as a gateway on a network would; an aborted call rejects with the signal's reason. */
  readonly fetch: typeof globalThis.fetch;
  /** Opens a session of the demo user with a role and gives its token; the same one until `fresh`. */
  signIn(role: DemoRole, options?: { fresh?: boolean }): Promise<string>;
  close(): Promise<void>;
}

const BASE = 'https://gateway.corridor.example';

/** Opens the reference gateway in this browser. */
export async function createBrowserGateway({
  place = 'worker',
  snapshot,
}: BrowserGatewayOptions = {}): Promise<BrowserGateway> {
  const hasWorkers = typeof Worker === 'function';
  const opened = await (place === 'worker' && hasWorkers ? openWorkerGateway(snapshot) : openLocalGateway(snapshot));
  const tokens = new Map<DemoRole, Promise<string>>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' && input.startsWith('/') ? BASE + input : input, init);
    return abortable(opened.fetch(request), request.signal);
  };
  const client = createGatewayClient({ baseURL: BASE, fetch });
  const open = async (role: DemoRole) => {
    const user = DEMO_SIGN_INS.find((signIn) => signIn.role === role);
    if (!user) throw new Error(`there is no demo user with the role ${role}`);
    return (await client.session.login({ username: user.username, password: user.password })).accessToken;
  };
  const signIn = (role: DemoRole, { fresh = false }: { fresh?: boolean } = {}) => {
    const known = fresh ? undefined : tokens.get(role);
    const token = known ?? open(role);
    tokens.set(role, token);
    return token;
  };
  return { fetch, signIn, close: () => opened.close() };
}

function abortable(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    response.then(resolve, reject);
  });
}
