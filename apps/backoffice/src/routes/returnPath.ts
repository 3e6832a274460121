import { matchRoutes } from 'react-router-dom';
import { APP_ROUTES } from './routes';

const FALLBACK = '/dashboard';

/** Where to go after sign-in: the asked path when it is one of ours for members, else the dashboard; never another site. */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get('to');
  if (!asked || !/^\/(?![/\\])/.test(asked)) return FALLBACK;
  const url = new URL(asked, 'https://corridor.invalid');
  if (url.origin !== 'https://corridor.invalid') return FALLBACK;
  const match = matchRoutes(
    APP_ROUTES.map(({ name, path }) => ({ id: name, path })),
    url.pathname,
  )?.[0];
  const route = APP_ROUTES.find(({ name }) => name === match?.route.id);
  return route?.access === 'member' ? `${url.pathname}${url.search}${url.hash}` : FALLBACK;
}
