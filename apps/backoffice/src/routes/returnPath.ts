import { matchRoutes } from 'react-router-dom';
import { accessOf } from './access';
import { pathOf, ROUTE_NAMES } from './paths';

const FALLBACK = pathOf('dashboard');
const ROUTES = ROUTE_NAMES.map((name) => ({ name, path: pathOf(name) }));

/** Where to go after sign-in: the asked path when it is one of ours for members, else the dashboard; never another site. */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get('to');
  if (!asked || !/^\/(?![/\\])/.test(asked)) return FALLBACK;
  const url = new URL(asked, 'https://corridor.invalid');
  if (url.origin !== 'https://corridor.invalid') return FALLBACK;
  const name = matchRoutes(ROUTES, url.pathname)?.[0]?.route.name;
  return name && accessOf(name) === 'member' ? `${url.pathname}${url.search}${url.hash}` : FALLBACK;
}
