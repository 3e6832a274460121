import { accessOf } from './access';
import { pathOf, ROUTE_NAMES } from './paths';

const FALLBACK = pathOf('dashboard');

/** Where to go after sign-in: the asked path, or where this user's session ended, when it is one of ours for members; else the dashboard. */
export function returnPath(search: string, kept: string | null = null): string {
  return memberPath(new URLSearchParams(search).get('to')) ?? memberPath(kept) ?? FALLBACK;
}

/** A path of ours for members; null for any other, and for another site. */
function memberPath(asked: string | null): string | null {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return null;
  const url = new URL(asked, 'https://corridor.invalid');
  if (url.origin !== 'https://corridor.invalid') return null;
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const name = ROUTE_NAMES.find((candidate) => pathOf(candidate) === path);
  return name && accessOf(name) === 'member' ? `${url.pathname}${url.search}${url.hash}` : null;
}
