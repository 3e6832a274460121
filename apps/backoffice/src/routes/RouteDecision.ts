import { rightOf } from '@corridor/core';
import type { Path } from 'react-router-dom';
import { isPermissionPreviewHost } from '../app/createHostGateway';
import { currentRules } from '../session/currentRules';
import { hasCardToken, storedToken } from '../session/storage';
import { type Access, guard } from './guard';
import { BARE_PARENTS, landingOf } from './landing';
import { openedBy } from './openedBy';
import { pathOf, type RouteName } from './paths';
import { APP_ROUTES, type AppRoute, routeOf } from './routes';

/** Result of a navigation to an address: it leads to a screen, to another address of ours, or to a page that is loaded afresh. */
export type RouteDecision =
  | { readonly kind: 'screen'; readonly route: AppRoute }
  | { readonly kind: 'elsewhere'; readonly path: string; readonly replace: boolean }
  | { readonly kind: 'document'; readonly path: string };

/** An address, who may ask for it, and the screen that stands there. */
interface RouteEntry {
  readonly path: string;
  readonly name: RouteName | 'root';
  readonly access: Access;
  readonly route: AppRoute;
}

const NOWHERE = routeOf('$error');

/** The unknown address last: it matches all. */
const ROUTE_ENTRIES: readonly RouteEntry[] = [
  { path: '/', name: 'root', access: 'member', route: NOWHERE },
  ...BARE_PARENTS.map((path): RouteEntry => ({ path, name: 'setting', access: 'member', route: NOWHERE })),
  ...APP_ROUTES.map((route): RouteEntry => ({ path: route.path, name: route.name, access: route.access, route })),
];

/** Asks the guard about an address; a parent leads to its first child that may be seen. */
export function decideRoute({ pathname, search }: Pick<Path, 'pathname' | 'search'>): RouteDecision {
  const entry = ROUTE_ENTRIES.find(({ path }) => isAt(path, pathname));
  if (!entry) return { kind: 'screen', route: NOWHERE };
  const { name, access, path, route } = entry;
  const decision = guard({
    name,
    access,
    hasToken: storedToken() !== undefined,
    hasCardToken: hasCardToken(),
    isDevelopmentHost: isPermissionPreviewHost(),
  });
  if (decision.kind === 'redirect') return redirection(decision.name, name, `${pathname}${search}`);
  const landing = landingOf(path, maySee);
  return landing ? { kind: 'elsewhere', path: pathOf(landing), replace: false } : { kind: 'screen', route };
}

/** Returns true if the stored rules of the session let its user do what a screen is for; the gateway decides in the end. */
function maySee(name: RouteName): boolean {
  const rights = openedBy(name);
  return rights.length === 0 || rights.some(({ action, subject }) => rightOf(currentRules(), action, subject) !== 'no');
}

// The unknown address matches all; a last part that takes whatever follows may be missing.
function isAt(path: string, pathname: string): boolean {
  const pattern = path === '*' ? '.*' : path.replace('/:error(.*)', '(/.*)?');
  return new RegExp(`^${pattern}/?$`, 'i').test(pathname);
}

const REPLACING: readonly RouteName[] = ['dashboard', 'tradeDownload'];

// Home and trade download replace the current entry; login is a full page load (spec §2), which leads on who is signed in.
function redirection(target: RouteName, from: RouteName | 'root', asked: string): RouteDecision {
  const path = pathOf(target);
  if (target === 'login' && from !== 'root') {
    return { kind: 'document', path: `${path}?${new URLSearchParams({ to: asked })}` };
  }
  if (target === 'login' && storedToken() === undefined) return { kind: 'document', path };
  return { kind: 'elsewhere', path, replace: REPLACING.includes(target) };
}
