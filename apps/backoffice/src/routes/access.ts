import type { Access } from './guard.ts';
import type { RouteName } from './paths.ts';

const OTHERS: Partial<Record<RouteName, Access>> = {
  login: 'guest',
  'forget-password': 'guest',
  email: 'open',
  'sandbox-mails': 'open',
  blank: 'open',
  inquery: 'open',
  'single-balance-search': 'cardholder',
  'not-found': 'public',
  $error: 'public',
};

/** Who may open a route: members, unless the specification says otherwise. @source spec §2 */
export function accessOf(name: RouteName): Access {
  return OTHERS[name] ?? 'member';
}
