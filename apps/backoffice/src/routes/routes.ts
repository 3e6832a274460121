import type { ComponentType } from 'react';
import type { Access } from './guard';
import { ROUTE_PATHS, type RouteName } from './paths';

/** The three frames a screen can stand in. @source spec §2 */
export type LayoutName = 'default' | 'blank' | 'nonav';

/** A screen's address, name and frame, and how its code is fetched; without `load` its widget is still to come. */
export interface AppRoute {
  name: RouteName;
  path: string;
  access: Access;
  layout: LayoutName;
  load?: () => Promise<ComponentType>;
}

function member(name: RouteName, load?: AppRoute['load']): AppRoute {
  return { name, path: ROUTE_PATHS[name], access: 'member', layout: 'default', ...(load ? { load } : {}) };
}

const loadNotFound = async () => (await import('../screens/errors/NotFoundScreen')).NotFoundScreen;

/** Every route of the specification, and `card`, whose path it does not show. @source spec §2; card ours */
export const APP_ROUTES: readonly AppRoute[] = [
  {
    name: 'login',
    path: ROUTE_PATHS.login,
    access: 'guest',
    layout: 'blank',
    load: async () => (await import('../screens/session/LoginScreen')).LoginScreen,
  },
  { name: 'forget-password', path: ROUTE_PATHS['forget-password'], access: 'guest', layout: 'blank' },
  { name: 'blank', path: ROUTE_PATHS.blank, access: 'open', layout: 'blank' },
  { name: 'inquery', path: ROUTE_PATHS.inquery, access: 'open', layout: 'blank' },
  { name: 'single-balance-search', path: ROUTE_PATHS['single-balance-search'], access: 'cardholder', layout: 'nonav' },
  member('dashboard'),
  member('card', async () => (await import('../screens/cards/CardListScreen')).CardListScreen),
  member('account'),
  member('merchant'),
  member('statement'),
  member('transactions'),
  member('transfer'),
  member('setting'),
  member('collection-shops'),
  member('collection-accounts'),
  member('collection-collections'),
  member('collection-virtual-accounts'),
  member('exchange-index'),
  member('exchange-orders'),
  member('material-links'),
  member('material-materials'),
  member('payment'),
  member('payment-beneficiaries'),
  member('payment-orders'),
  member('permission'),
  member('permission-roles'),
  member('permission-users'),
  member('withdrawal'),
  member('withdrawal-accounts'),
  member('withdrawal-orders'),
  member('tradeDownload'),
  { name: 'not-found', path: ROUTE_PATHS['not-found'], access: 'public', layout: 'blank', load: loadNotFound },
  { name: '$error', path: ROUTE_PATHS.$error, access: 'public', layout: 'blank', load: loadNotFound },
];
