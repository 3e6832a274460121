import { type BrowserGateway, createBrowserGateway, DEMO_SIGN_INS } from '@corridor/gateway/browser';
import { bundledSnapshot } from './bundledSnapshot';
import { type Operator, operatorOf } from './operator';

/** The gateway of this page and the token of the operator under the story. */
export interface LiveGateway {
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: string | undefined;
}

let gateway: Promise<BrowserGateway> | undefined;
let snapshot: Blob | undefined;
const signedIn = new Map<Operator, Promise<LiveGateway>>();

/** Gives a seeded database to open from, before the first story asks; without one the page takes Storybook's or seeds its own. */
export function openFrom(seeded: Blob): void {
  snapshot = seeded;
}

/** The gateway of this page, started once, with the operator signed in that the story asks for: the same for the same. */
export async function liveGateway(asked: unknown): Promise<LiveGateway> {
  gateway ??= start();
  const operator = operatorOf(asked);
  const known = signedIn.get(operator) ?? signInAs(operator, gateway);
  signedIn.set(operator, known);
  return known;
}

async function signInAs(operator: Operator, started: Promise<BrowserGateway>): Promise<LiveGateway> {
  const { fetch, signIn } = await started;
  return { fetch, accessToken: operator === 'none' ? undefined : await signIn(operator) };
}

// A clock that was stopped for a picture is stopped on the page only: the gateway then has to run there too.
async function start(): Promise<BrowserGateway> {
  const pictured = await isClockStopped();
  const seeded = snapshot ?? (await bundledSnapshot(pictured ? 'pictured' : 'today'));
  const started = await createBrowserGateway({
    place: pictured ? 'page' : 'worker',
    ...(seeded && { snapshot: seeded }),
  });
  // Who was seen, and when, must not depend on the stories before.
  if (pictured) for (const { role } of DEMO_SIGN_INS) await started.signIn(role);
  return started;
}

async function isClockStopped(): Promise<boolean> {
  const before = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return Date.now() === before;
}
