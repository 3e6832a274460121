/** The path of every route by its name. @source spec §2; card, email, log, inquery, single-balance-search, job-faults and setting-password and sandbox-mails ours */
export const ROUTE_PATHS = {
  login: '/login',
  'forget-password': '/forget-password',
  email: '/email',
  'sandbox-mails': '/sandbox/mails',
  blank: '/blank',
  inquery: '/inquery',
  'single-balance-search': '/single-balance-search',
  dashboard: '/dashboard',
  card: '/card',
  account: '/account',
  merchant: '/merchant',
  statement: '/statement',
  transactions: '/transactions',
  transfer: '/transfer',
  setting: '/setting',
  'setting-password': '/setting/password',
  log: '/log',
  'job-faults': '/job-faults',
  approvals: '/approvals',
  'collection-shops': '/collection/_shops',
  'collection-accounts': '/collection/accounts',
  'collection-collections': '/collection/collections',
  'collection-virtual-accounts': '/collection/virtual-accounts',
  'exchange-index': '/exchange/_index',
  'exchange-orders': '/exchange/orders',
  'material-links': '/material/links',
  'material-materials': '/material/materials',
  payment: '/payment',
  'payment-beneficiaries': '/payment/beneficiaries',
  'payment-orders': '/payment/orders',
  permission: '/permission',
  'permission-roles': '/permission/roles',
  'permission-users': '/permission/users',
  withdrawal: '/withdrawal',
  'withdrawal-accounts': '/withdrawal/accounts',
  'withdrawal-orders': '/withdrawal/orders',
  tradeDownload: '/userCenter/tradeDownload',
  'not-found': '/pages/misc/not-found/:error(.*)',
  $error: '*',
} as const;

/** The name of a route, as the specification spells it. */
export type RouteName = keyof typeof ROUTE_PATHS;

/** Every route's name. */
export const ROUTE_NAMES = namesOf(ROUTE_PATHS);

/** Routes whose address replaces the present one: home and trade download. @source spec §2 */
const REPLACING: readonly string[] = ['/', ROUTE_PATHS.dashboard, ROUTE_PATHS.tradeDownload];

/** Returns true if going to an address replaces the present one. @source spec §2 */
export const replacesAddress = (href: string): boolean => REPLACING.includes(href.split(/[?#]/)[0] ?? '');

/** The path of a named route. */
export function pathOf(name: RouteName): string {
  return ROUTE_PATHS[name];
}

/** The keys of a table that is written out as a constant, which therefore has no others. */
function namesOf<Name extends string>(table: Readonly<Record<Name, string>>): readonly Name[] {
  return Object.keys(table) as Name[];
}
