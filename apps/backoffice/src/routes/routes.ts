import type { ComponentType } from 'react';
import { accessOf } from './access';
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

function screen(name: RouteName, layout: LayoutName = 'default', load?: AppRoute['load']): AppRoute {
  return { name, path: ROUTE_PATHS[name], access: accessOf(name), layout, ...(load ? { load } : {}) };
}

const loadLogin = async () => (await import('../screens/session/LoginRoute')).LoginRoute;
const loadForgotPassword = async () => (await import('../screens/session/ForgotPasswordScreen')).ForgotPasswordScreen;
const loadPassword = async () => (await import('../screens/session/ChangePasswordScreen')).ChangePasswordScreen;
const loadBlank = async () => (await import('../screens/blank/BlankScreen')).BlankScreen;
const loadCards = async () => (await import('../screens/cards/CardListScreen')).CardListScreen;
const loadBeneficiaries = async () =>
  (await import('../screens/beneficiaries/BeneficiaryListScreen')).BeneficiaryListScreen;
const loadExchange = async () => (await import('../screens/exchange-orders/ExchangeScreen')).ExchangeScreen;
const loadExchangeOrders = async () =>
  (await import('../screens/exchange-orders/ExchangeOrderListScreen')).ExchangeOrderListScreen;
const loadStatements = async () => (await import('../screens/statements/StatementListScreen')).StatementListScreen;
const loadNotFound = async () => (await import('../screens/errors/NotFoundScreen')).NotFoundScreen;

/** Every route of the specification, and `card`, whose path it does not show. @source spec §2; card ours */
export const APP_ROUTES: readonly AppRoute[] = [
  screen('login', 'blank', loadLogin),
  screen('forget-password', 'blank', loadForgotPassword),
  screen('blank', 'blank', loadBlank),
  screen('inquery', 'blank'),
  screen('single-balance-search', 'nonav'),
  screen('dashboard'),
  screen('card', 'default', loadCards),
  screen('account'),
  screen('merchant'),
  screen('statement', 'default', loadStatements),
  screen('transactions'),
  screen('transfer'),
  screen('setting'),
  screen('setting-password', 'default', loadPassword),
  screen('collection-shops'),
  screen('collection-accounts'),
  screen('collection-collections'),
  screen('collection-virtual-accounts'),
  screen('exchange-index', 'default', loadExchange),
  screen('exchange-orders', 'default', loadExchangeOrders),
  screen('material-links'),
  screen('material-materials'),
  screen('payment'),
  screen('payment-beneficiaries', 'default', loadBeneficiaries),
  screen('payment-orders'),
  screen('permission'),
  screen('permission-roles'),
  screen('permission-users'),
  screen('withdrawal'),
  screen('withdrawal-accounts'),
  screen('withdrawal-orders'),
  screen('tradeDownload'),
  screen('not-found', 'blank', loadNotFound),
  screen('$error', 'blank', loadNotFound),
];

/** The route of a name. Guarantee: a unit test holds that every name has one. */
export function routeOf(name: RouteName): AppRoute {
  return APP_ROUTES.find((route) => route.name === name) ?? screen(name, 'blank', loadNotFound);
}
