import { matchPath, type Path } from 'react-router-dom';
import { isPermissionPreviewHost } from '../app/createHostGateway';
import { hasCardToken, storedToken } from '../session/storage';
import { type Access, guard } from './guard';
import { BARE_PARENTS, landingOf } from './landing';
import { pathOf, type RouteName } from './paths';
import { APP_ROUTES, type AppRoute, routeOf } from './routes';

/** Where the wish to open an address leads: to a screen, to another address of ours, or to a page that is loaded afresh. */
export type Destination =
  | { readonly kind: 'screen'; readonly route: AppRoute }
  | { readonly kind: 'elsewhere'; readonly path: string; readonly replace: boolean }
  | { readonly kind: 'document'; readonly path: string };

/** An address, who may ask for it, and the screen that stands there. */
interface Place {
  readonly path: string;
  readonly name: RouteName | 'root';
  readonly access: Access;
  readonly route: AppRoute;
}

const NOWHERE = routeOf('$error');

/** The unknown address last: it matches all. */
const PLACES: readonly Place[] = [
  { path: '/', name: 'root', access: 'member', route: NOWHERE },
  ...BARE_PARENTS.map((path): Place => ({ path, name: 'setting', access: 'member', route: NOWHERE })),
  ...APP_ROUTES.map((route): Place => ({ path: route.path, name: route.name, access: route.access, route })),
];

/** Asks the guard about an address; a parent leads to its first child that has a screen. */
export function destinationOf({ pathname, search }: Pick<Path, 'pathname' | 'search'>): Destination {
  const place = PLACES.find(({ path }) => matchPath(path, pathname));
  if (!place) return { kind: 'screen', route: NOWHERE };
  const { name, access, path, route } = place;
  const decision = guard({
    name,
    access,
    hasToken: storedToken() !== undefined,
    hasCardToken: hasCardToken(),
    isDevelopmentHost: isPermissionPreviewHost(),
  });
  if (decision.kind === 'redirect') return redirection(decision.name, name, `${pathname}${search}`);
  const landing = landingOf(path);
  return landing ? { kind: 'elsewhere', path: pathOf(landing), replace: false } : { kind: 'screen', route };
}

const REPLACING: readonly RouteName[] = ['dashboard', 'tradeDownload'];

// Home and trade download replace the current entry; login is a full page load (spec §2).
function redirection(target: RouteName, from: RouteName | 'root', asked: string): Destination {
  const path = pathOf(target);
  if (target === 'login' && from !== 'root') {
    return { kind: 'document', path: `${path}?${new URLSearchParams({ to: asked })}` };
  }
  return { kind: 'elsewhere', path, replace: REPLACING.includes(target) };
}
