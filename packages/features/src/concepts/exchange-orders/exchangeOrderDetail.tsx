'use client';

import { type ExchangeOrder, exchangeDebit, isOrderOver } from '@corridor/core';
import type { DisplayTools } from '../../kit/columns/Column';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { MoneyText } from '../../kit/display/MoneyText';
import { OrderStatusChip } from '../../kit/display/OrderStatusChip';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { OrderTransactions } from './display/OrderTransactions';
import { exchangeOrderList } from './exchangeOrderList';

const { id, text, custom } = columnsOf<ExchangeOrder>();

/** A rate as a sentence, such as `1 USD = 5.07627065 BRL`. */
function rateLine(rate: string, { sell, buy }: ExchangeOrder, { t, format }: DisplayTools) {
  const sides = { sell: sell.currency, buy: buy.currency };
  return <bdi dir="ltr">{t('exchangeOrders.form.rateText', { ...sides, rate: format.rate(rate) })}</bdi>;
}

/** Details of an exchange order: its amounts, its two transactions, its record; followed until it is over. */
export const exchangeOrderDetail = defineDetail(exchangeOrderList, {
  title: ({ sell, buy }, { t, format }) =>
    t('exchangeOrders.pair', { sell: format.money(sell), buy: format.money(buy) }),
  subtitle: ({ displayStatus }) => <OrderStatusChip status={displayStatus} />,
  total: 'total',
  lines: {
    clientRate: custom('clientRate', { line: rateLine }),
    midRate: custom('midRate', { line: rateLine }),
    createdBy: text(),
    quoteId: id(),
    sellAccountId: id({ leadsTo: ({ sellAccountId }) => ({ segment: 'account', id: sellAccountId }) }),
    buyAccountId: id({ leadsTo: ({ buyAccountId }) => ({ segment: 'account', id: buyAccountId }) }),
  },
  computed: {
    total: (order) => {
      const total = exchangeDebit(order);
      return total && <MoneyText value={total} />;
    },
  },
  sections: {
    amounts: ['sell', 'buy', 'fee', 'total', 'clientRate', 'midRate', 'fixedSide'],
    transactions: OrderTransactions,
    record: [
      'ownerName',
      'createdBy',
      'createdAt',
      'settlesAt',
      'completedAt',
      'quoteId',
      'id',
      'sellAccountId',
      'buyAccountId',
    ],
  },
  related: (order) => ({
    merchant: ownerMerchant(order),
    account: { segment: 'account', id: order.sellAccountId },
    toAccount: { segment: 'account', id: order.buyAccountId },
    transactions: { segment: 'transaction', filter: { search: order.id } },
    statements: { segment: 'statement', filter: { transactionId: order.sellTransactionId } },
    toStatements: order.completedAt
      ? { segment: 'statement', filter: { transactionId: order.buyTransactionId } }
      : null,
  }),
  follow: ({ status }) => !isOrderOver(status),
});

/** Details of an exchange order beside the list, or on the whole page. */
export const ExchangeOrderDetailPart = detailPart(exchangeOrderDetail);

/** Props of `ExchangeOrderDetail`. */
export interface ExchangeOrderDetailProps extends DetailProps<ExchangeOrder> {
  readonly orderId: string;
  /** Offers the order's two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** One exchange order on a page of its own: its amounts, its two transactions, its record, followed until it is over. */
export const ExchangeOrderDetail = detailWidget<ExchangeOrderDetailProps>(exchangeOrderDetail, 'orderId');
