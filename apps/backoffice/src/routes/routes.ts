import { accessOf } from './access';
import type { Access } from './guard';
import { ROUTE_PATHS, type RouteName } from './paths';
import { type LoadScreen, SCREENS } from './screens';

/** The three frames a screen can stand in. @source spec §2 */
export type LayoutName = 'default' | 'blank' | 'nonav';

/** A screen's address, name and frame, and how its code is fetched; without `load` its widget is still to come. */
export interface AppRoute {
  name: RouteName;
  path: string;
  access: Access;
  layout: LayoutName;
  load?: LoadScreen;
}

function screen(name: RouteName, layout: LayoutName = 'default'): AppRoute {
  const load = SCREENS[name];
  return { name, path: ROUTE_PATHS[name], access: accessOf(name), layout, ...(load ? { load } : {}) };
}

/** Every route of the specification, and `card`, whose path it does not show. @source spec §2; card ours */
export const APP_ROUTES: readonly AppRoute[] = [
  screen('login', 'blank'),
  screen('forget-password', 'blank'),
  screen('blank', 'blank'),
  screen('inquery', 'blank'),
  screen('single-balance-search', 'nonav'),
  screen('dashboard'),
  screen('card'),
  screen('account'),
  screen('merchant'),
  screen('statement'),
  screen('transactions'),
  screen('transfer'),
  screen('setting'),
  screen('setting-password'),
  screen('collection-shops'),
  screen('collection-accounts'),
  screen('collection-collections'),
  screen('collection-virtual-accounts'),
  screen('exchange-index'),
  screen('exchange-orders'),
  screen('material-links'),
  screen('material-materials'),
  screen('payment'),
  screen('payment-beneficiaries'),
  screen('payment-orders'),
  screen('permission'),
  screen('permission-roles'),
  screen('permission-users'),
  screen('withdrawal'),
  screen('withdrawal-accounts'),
  screen('withdrawal-orders'),
  screen('tradeDownload'),
  screen('not-found', 'blank'),
  screen('$error', 'blank'),
];

/** The route of a name. Guarantee: a unit test holds that every name has one. */
export function routeOf(name: RouteName): AppRoute {
  return APP_ROUTES.find((route) => route.name === name) ?? screen(name, 'blank');
}
