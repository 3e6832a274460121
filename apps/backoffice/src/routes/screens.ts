import type { ComponentType } from 'react';
import type { RouteName } from './paths';

/** Fetches the code of a screen. */
export type LoadScreen = () => Promise<ComponentType>;

const loadNotFound: LoadScreen = async () => (await import('../screens/errors/NotFoundScreen')).NotFoundScreen;

/** What stands where a screen is still to come. */
export const loadPlaceholder: LoadScreen = async () =>
  (await import('../screens/placeholders/PlaceholderScreen')).PlaceholderScreen;

/** The screens that there are, each fetched on demand. */
export const SCREENS: Readonly<Partial<Record<RouteName, LoadScreen>>> = {
  login: async () => (await import('../screens/session/LoginRoute')).LoginRoute,
  'forget-password': async () => (await import('../screens/session/ForgotPasswordScreen')).ForgotPasswordScreen,
  blank: async () => (await import('../screens/blank/BlankScreen')).BlankScreen,
  card: async () => (await import('../screens/cards/CardListScreen')).CardListScreen,
  statement: async () => (await import('../screens/statements/StatementListScreen')).StatementListScreen,
  'setting-password': async () => (await import('../screens/session/ChangePasswordScreen')).ChangePasswordScreen,
  'exchange-index': async () => (await import('../screens/exchange-orders/ExchangeScreen')).ExchangeScreen,
  'exchange-orders': async () =>
    (await import('../screens/exchange-orders/ExchangeOrderListScreen')).ExchangeOrderListScreen,
  'payment-beneficiaries': async () =>
    (await import('../screens/beneficiaries/BeneficiaryListScreen')).BeneficiaryListScreen,
  'not-found': loadNotFound,
  $error: loadNotFound,
};
