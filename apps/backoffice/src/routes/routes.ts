import type { ComponentType } from 'react';
import type { Access } from './guard';

/** The three frames a screen can stand in. @source spec §2 */
export type LayoutName = 'default' | 'blank' | 'nonav';

/** A screen's address, name and frame, and how its code is fetched; without `load` its widget is still to come. */
export interface AppRoute {
  name: string;
  path: string;
  access: Access;
  layout: LayoutName;
  load?: () => Promise<ComponentType>;
}

function member(name: string, path: string, load?: AppRoute['load']): AppRoute {
  return { name, path, access: 'member', layout: 'default', ...(load ? { load } : {}) };
}

/** Every route of the specification, and `card`, whose path it does not show. @source spec §2; card ours */
export const APP_ROUTES: readonly AppRoute[] = [
  {
    name: 'login',
    path: '/login',
    access: 'guest',
    layout: 'blank',
    load: async () => (await import('../screens/session/LoginScreen')).LoginScreen,
  },
  { name: 'forget-password', path: '/forget-password', access: 'guest', layout: 'blank' },
  { name: 'blank', path: '/blank', access: 'open', layout: 'blank' },
  { name: 'inquery', path: '/inquery', access: 'open', layout: 'blank' },
  { name: 'single-balance-search', path: '/single-balance-search', access: 'cardholder', layout: 'nonav' },
  member('dashboard', '/dashboard'),
  member('card', '/card', async () => (await import('../screens/cards/CardListScreen')).CardListScreen),
  member('account', '/account'),
  member('merchant', '/merchant'),
  member('statement', '/statement'),
  member('transactions', '/transactions'),
  member('transfer', '/transfer'),
  member('setting', '/setting'),
  member('collection-shops', '/collection/_shops'),
  member('collection-accounts', '/collection/accounts'),
  member('collection-collections', '/collection/collections'),
  member('collection-virtual-accounts', '/collection/virtual-accounts'),
  member('exchange-index', '/exchange/_index'),
  member('exchange-orders', '/exchange/orders'),
  member('material-links', '/material/links'),
  member('material-materials', '/material/materials'),
  member('payment', '/payment'),
  member('payment-beneficiaries', '/payment/beneficiaries'),
  member('payment-orders', '/payment/orders'),
  member('permission', '/permission'),
  member('permission-roles', '/permission/roles'),
  member('permission-users', '/permission/users'),
  member('withdrawal', '/withdrawal'),
  member('withdrawal-accounts', '/withdrawal/accounts'),
  member('withdrawal-orders', '/withdrawal/orders'),
  member('tradeDownload', '/userCenter/tradeDownload'),
  { name: 'not-found', path: '/pages/misc/not-found/:error?', access: 'public', layout: 'blank' },
  { name: '$error', path: '*', access: 'public', layout: 'blank' },
];

/** The path of a named route. */
export function pathOf(name: string): string {
  const route = APP_ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`No route is named ${name}`);
  return route.path;
}
