import { PAYMENTS } from './payments';
import type { Answers } from './serveStand';

const balance = { currency: 'EUR', value: 98_765_432, reservedValue: 0 };

const transactions = PAYMENTS.map(({ id, last4, currency, minor, at }) => ({
  id,
  createdAt: at,
  balanceAccountId: 'BA-1',
  category: 'Payment',
  status: 'Booked',
  netAmount: { currency, value: minor },
  amountBeforeDeductions: { currency, value: minor },
  paymentMethod: { type: 'mc', lastFourDigits: last4 },
}));

const get = (url: string) => ({ method: 'GET', url });

/** The calls that Adyen's TransactionsOverview may make, answered at once; nothing is left out and nothing fails. */
export const adyenAnswers: Answers = {
  '/partner/session': { id: 'S-1', token: 'e30.e30.e30' },
  '/adyen/cdn/config/translations/swapConfig.json': {},
  '/adyen/cdn/assets/translations/en-US.json': {},
  '/adyen/cdn/assets/images/no-results-found.svg': null,
  '/adyen/api/v1/setup': {
    endpoints: {
      getBalanceAccounts: get('balanceAccounts'),
      getBalances: get('balanceAccounts/{balanceAccountId}/balances'),
      getTransactions: get('transactions'),
      getTransactionTotals: get('transactions/totals'),
      getTransaction: get('transactions/{transactionId}'),
    },
  },
  '/adyen/api/v1/balanceAccounts': {
    data: [{ id: 'BA-1', defaultCurrencyCode: 'EUR', timeZone: 'UTC', description: 'Main account' }],
  },
  '/adyen/api/v1/balanceAccounts/BA-1/balances': { data: [balance] },
  '/adyen/api/v2/transactions': { data: transactions, _links: {} },
  '/adyen/api/v2/transactions/totals': {
    data: [
      {
        currency: 'EUR',
        expenses: 0,
        incomings: 5_000_000,
        total: 5_000_000,
        breakdown: { expenses: [], incomings: [] },
      },
    ],
  },
};
