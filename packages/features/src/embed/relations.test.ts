import { fixtures, productType } from '@corridor/core';
import { expect, it } from 'vitest';
import { accountDetail } from '../concepts/accounts/accountDetail';
import { cardDetail } from '../concepts/cards/cardDetail';
import { depositDetail } from '../concepts/deposits/depositDetail';
import { exchangeOrderDetail } from '../concepts/exchange-orders/exchangeOrderDetail';
import { merchantDetail } from '../concepts/merchants/merchantDetail';
import { paymentOrderDetail } from '../concepts/payment-orders/paymentOrderDetail';
import { statementDetail } from '../concepts/statements/statementDetail';
import { transactionDetail } from '../concepts/transactions/transactionDetail';
import { transferDetail } from '../concepts/transfer-orders/transferDetail';
import { withdrawalOrderDetail } from '../concepts/withdrawal-orders/withdrawalOrderDetail';
import type { AnyDetail } from '../kit/detail/DetailDeclaration';

it.each([
  ['cards', cardDetail, ['merchant', 'account', 'transaction']],
  ['merchants', merchantDetail, ['card', 'account', 'transaction']],
  ['accounts', accountDetail, ['merchant', 'card', 'transaction', 'deposit', 'statement', 'payment-order']],
  ['deposits', depositDetail, ['merchant', 'account', 'transaction', 'statement']],
  ['transactions', transactionDetail, ['merchant', 'account', 'transaction', 'statement']],
  ['exchangeOrders', exchangeOrderDetail, ['merchant', 'account', 'transaction', 'statement']],
  ['paymentOrders', paymentOrderDetail, ['merchant', 'account', 'transaction', 'statement']],
  ['transferOrders', transferDetail, ['account', 'transaction', 'statement']],
  ['withdrawalOrders', withdrawalOrderDetail, ['merchant', 'account', 'transaction', 'statement']],
  ['statements', statementDetail, ['merchant', 'account', 'transaction']],
] as const)('details of %s lead to their neighbours', (name, detail: AnyDetail, neighbours) => {
  const ofMerchant = { ...fixtures[name], productType: productType.code.merchantAccount };
  const targets = Object.values(detail.related?.(ofMerchant) ?? {});
  const segments = new Set(targets.flatMap((target) => target?.segment ?? []));
  expect([...segments]).toEqual(expect.arrayContaining([...neighbours]));
});
