import { defineResource } from '../../resource';
import { EXCHANGE_ORDER_SORTS, type ExchangeOrderContract } from './contract';

/** Exchange orders on the wire; an accepted one changes balances and adds transactions. @source ours */
export const exchangeOrders = /* @__PURE__ */ defineResource<ExchangeOrderContract>('exchange-order', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'get-by': true,
    create: { effect: 'money', invalidates: ['exchange-quote', 'account', 'transaction'] },
    export: true,
  },
  sorts: EXCHANGE_ORDER_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
});
