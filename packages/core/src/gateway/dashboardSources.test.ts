import { expect, it } from 'vitest';
import { dashboardSources } from './dashboardSources';

it('follows all that moves money or waits for a task, and nothing else', () => {
  expect([...dashboardSources()].sort()).toEqual([
    'account',
    'approval',
    'authorization',
    'card',
    'collection',
    'dashboard',
    'deposit',
    'exchange-order',
    'material-link',
    'merchant',
    'payment-batch',
    'payment-order',
    'transaction',
    'transfer-order',
    'withdrawal-order',
  ]);
});
