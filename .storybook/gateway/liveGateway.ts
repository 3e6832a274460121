import { type BrowserGateway, createBrowserGateway } from '@corridor/gateway/browser';
import { type Operator, operatorOf } from './operator';

/** The gateway of this page and the token of the operator under the story. */
export interface LiveGateway {
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: string | undefined;
}

let gateway: Promise<BrowserGateway> | undefined;

/** The gateway of this page, started once, with the operator signed in that the story asks for. */
export async function liveGateway(asked: unknown): Promise<LiveGateway> {
  gateway ??= createBrowserGateway();
  const { fetch, signIn } = await gateway;
  const operator: Operator = operatorOf(asked);
  return { fetch, accessToken: operator === 'none' ? undefined : await signIn(operator) };
}
