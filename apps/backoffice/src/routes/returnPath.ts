import { accessOf } from './access';
import { pathOf, ROUTE_NAMES } from './paths';

const FALLBACK = pathOf('dashboard');

/** Where to go after sign-in: the asked path when it is one of ours for members, else the dashboard; never another site. */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get('to');
  if (!asked || !/^\/(?![/\\])/.test(asked)) return FALLBACK;
  const url = new URL(asked, 'https://corridor.invalid');
  if (url.origin !== 'https://corridor.invalid') return FALLBACK;
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const name = ROUTE_NAMES.find((candidate) => pathOf(candidate) === path);
  return name && accessOf(name) === 'member' ? `${url.pathname}${url.search}${url.hash}` : FALLBACK;
}
