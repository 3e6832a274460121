import {
  CURRENCY_CODES,
  EXCHANGE_ORDER_SORTS,
  type ExchangeOrderFilter,
  type ExchangeOrderSort,
  fixedSide,
  orderStatus,
} from '@corridor/core';
import { defaultExchangeOrderView } from '@corridor/features';
import type { ListAddress } from '../listing/listSearch';

/** How the exchange order list stands in its address. */
export const exchangeOrderAddress: ListAddress<ExchangeOrderFilter, ExchangeOrderSort> = {
  first: defaultExchangeOrderView,
  codes: {
    status: orderStatus.codes,
    sellCurrency: CURRENCY_CODES,
    buyCurrency: CURRENCY_CODES,
    fixedSide: fixedSide.codes,
  },
  range: 'createdAt',
  sorts: EXCHANGE_ORDER_SORTS,
};
