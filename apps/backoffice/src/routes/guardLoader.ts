import { redirect, redirectDocument, replace } from 'react-router-dom';
import { isPermissionPreviewHost } from '../app/createHostGateway';
import { hasCardToken, storedToken } from '../session/storage';
import { type Access, guard } from './guard';
import { pathOf, type RouteName } from './paths';

/** Runs before a route opens: null to go on, or the answer that sends the reader elsewhere. */
export function guardLoader(name: RouteName | 'root', access: Access) {
  return ({ request }: { request: Request }): Response | null => {
    const decision = guard({
      name,
      access,
      hasToken: storedToken() !== undefined,
      hasCardToken: hasCardToken(),
      isDevelopmentHost: isPermissionPreviewHost(),
    });
    return decision.kind === 'allow' ? null : goTo(decision.name, name, new URL(request.url));
  };
}

const REPLACING: readonly RouteName[] = ['dashboard', 'tradeDownload'];

// Home and trade download replace the current entry; login is a full page load (spec §2).
function goTo(target: RouteName, from: RouteName | 'root', asked: URL): Response {
  if (target === 'login' && from !== 'root') return redirectDocument(loginPath(asked));
  if (REPLACING.includes(target)) return replace(pathOf(target));
  return redirect(pathOf(target));
}

function loginPath(asked: URL): string {
  return `${pathOf('login')}?${new URLSearchParams({ to: `${asked.pathname}${asked.search}` })}`;
}
