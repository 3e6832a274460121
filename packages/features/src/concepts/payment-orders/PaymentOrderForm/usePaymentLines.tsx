import { type PaymentPrice, readWireMoney, subtract, toWireMoney, type WireMoney } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { DetailItem } from '../../../kit/display/DetailList';
import { MoneyText } from '../../../kit/display/MoneyText';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { ArrivalText } from '../display/ArrivalText';
import { RateText } from '../display/RateText';

/** Who pays what of a payment, in figures, each with its label. */
export function usePaymentLines(price: PaymentPrice | undefined): readonly DetailItem[] {
  const t = useMessages(paymentOrdersMessages);
  if (!price) return [];
  const { amount, fee, senderFee, debited, received, exchange, arrival } = price;
  const line = (label: string, value: WireMoney | null): DetailItem[] =>
    value ? [{ label, value: <MoneyText value={value} /> }] : [];
  const total: DetailItem = {
    label: t('paymentOrders.column.debited'),
    value: <MoneyText value={debited} />,
    total: true,
  };
  const fees = [
    ...line(t('paymentOrders.form.senderFee'), senderFee),
    ...line(t('paymentOrders.form.payeeFee'), less(fee, senderFee)),
  ];
  const paid = exchange
    ? [
        ...line(t('paymentOrders.side.sent'), exchange.sell),
        ...line(t('paymentOrders.field.exchangeFee'), exchange.fee),
        total,
        { label: t('paymentOrders.field.clientRate'), value: <RateText exchange={exchange} /> },
        ...line(t('paymentOrders.field.bought'), exchange.buy),
        ...fees,
      ]
    : [...line(t('paymentOrders.side.sent'), amount), ...fees, total];
  return [
    ...paid,
    ...line(t('paymentOrders.column.received'), received),
    { label: t('paymentOrders.field.arrival'), value: <ArrivalText value={arrival} open /> },
  ];
}

/** What lies between two amounts; null where a gateway sent some that cannot be subtracted. */
function less(one: WireMoney, other: WireMoney): WireMoney | null {
  const [more, fewer] = [readWireMoney(one), readWireMoney(other)];
  return more && fewer && more.currency === fewer.currency ? toWireMoney(subtract(more, fewer)) : null;
}
