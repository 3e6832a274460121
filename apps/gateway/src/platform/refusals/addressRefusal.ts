import type { Refusal } from './Refusal';
import { unknownAddress, wrongMethod } from './refusals';

interface Route {
  readonly method: string;
  readonly path: string;
}

const CALL = /^\/(?:api\/portal\/cms|issuing)\/([\w-]{1,40})(?:\/([\w-]{1,40}))?$/;

/** Why nothing answers at an address: another method, an unknown verb, an unknown resource, or nothing there at all. */
export function addressRefusal(routes: readonly Route[], method: string, path: string): Refusal {
  const there = routes.find((route) => route.path === path && route.method !== 'ALL' && route.method !== method);
  if (there) return wrongMethod(there.method);
  const [, segment, verb] = CALL.exec(path) ?? [];
  if (segment === undefined) return unknownAddress('There is nothing at this address');
  if (!routes.some((route) => route.path.includes(`/${segment}/`)))
    return unknownAddress(`There is no resource ${segment}`);
  return unknownAddress(`The resource ${segment} has no verb ${verb ?? ''}`.trimEnd());
}
