import type { RouteName } from '../routes/paths';

/** Where the code of each screen begins, below `src`, so that the page can ask for it before the router does. */
export const SCREEN_MODULES: Partial<Record<RouteName, string>> = {
  card: 'screens/cards/CardListScreen.tsx',
  statement: 'screens/statements/StatementListScreen.tsx',
  'exchange-index': 'screens/exchange-orders/ExchangeScreen.tsx',
  'exchange-orders': 'screens/exchange-orders/ExchangeOrderListScreen.tsx',
  'payment-beneficiaries': 'screens/beneficiaries/BeneficiaryListScreen.tsx',
  'setting-password': 'screens/session/ChangePasswordScreen.tsx',
};
