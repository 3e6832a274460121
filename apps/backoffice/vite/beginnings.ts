/** Where what loads together begins; the script in the page asks at once for the screens that have an address here. */
export const BEGINNINGS = {
  entry: 'main.ts',
  gate: 'app/openGate.tsx',
  gatePaths: ['/', '/login'],
  frame: ['app/openBackOffice.tsx', 'layouts/DefaultFrame.tsx'],
  screens: {
    '/card': 'screens/cards/CardListScreen.tsx',
    '/statement': 'screens/statements/StatementListScreen.tsx',
    '/exchange/_index': 'screens/exchange-orders/ExchangeScreen.tsx',
    '/exchange/orders': 'screens/exchange-orders/ExchangeOrderListScreen.tsx',
    '/payment/beneficiaries': 'screens/beneficiaries/BeneficiaryListScreen.tsx',
    '/setting/password': 'screens/session/ChangePasswordScreen.tsx',
  },
};
