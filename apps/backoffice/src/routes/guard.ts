import type { RouteName } from './paths';

/** Who may open a route: `guest` only without a session, `member` with one, `cardholder` with a card token, `public` anybody. */
export type Access = 'public' | 'open' | 'guest' | 'member' | 'cardholder';

/** Input of a route guard. */
export interface GuardInput {
  /** Name of the route, as the specification spells it; `root` for `/`. */
  name: RouteName | 'root';
  access: Access;
  hasToken: boolean;
  hasCardToken: boolean;
  /** A developer's own machine, on a port 808x. */
  isDevelopmentHost: boolean;
}

/** Decision of a route guard: allow, or redirect. */
export type GuardDecision = { kind: 'allow' } | { kind: 'redirect'; name: RouteName };

const ALLOW: GuardDecision = { kind: 'allow' };

function redirect(name: RouteName): GuardDecision {
  return { kind: 'redirect', name };
}

/** Decides whether a route may be opened. @source spec §2 "Navigation rules" */
export function guard({ name, access, hasToken, hasCardToken, isDevelopmentHost }: GuardInput): GuardDecision {
  if (name === 'root') return redirect('login');
  if (access === 'public') return ALLOW;
  if (name === 'single-balance-search') return hasCardToken ? ALLOW : redirect('inquery');
  if (name === 'inquery') return hasCardToken ? redirect('single-balance-search') : ALLOW;
  if (access === 'open') return ALLOW;
  if (access === 'guest') return hasToken ? redirect('dashboard') : ALLOW;
  if (!hasToken) return redirect('login');
  if (name === 'permission' && !isDevelopmentHost) return redirect('dashboard');
  return ALLOW;
}
