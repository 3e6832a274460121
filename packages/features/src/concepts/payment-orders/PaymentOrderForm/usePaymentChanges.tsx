import type { PaymentPrice } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { MoneyText } from '../../../kit/display/MoneyText';
import type { ChangeLine } from '../../../kit/ticket/TicketDeclaration';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useFormatters } from '../../../runtime/useFormatters';
import { type PaymentChange, paymentChanges } from './paymentChanges';

const LABELS = {
  debited: 'paymentOrders.column.debited',
  fee: 'paymentOrders.column.fee',
  received: 'paymentOrders.column.received',
  clientRate: 'paymentOrders.field.clientRate',
  arrival: 'paymentOrders.field.arrival',
} as const;

/** What changed from one price to the next, each with its label. */
export function usePaymentChanges(before: PaymentPrice, now: PaymentPrice): readonly ChangeLine[] {
  const t = useMessages(paymentOrdersMessages);
  return paymentChanges(before, now).map(({ what, from, to }) => ({
    what: t(LABELS[what]),
    from: <ChangeValue what={what} value={from} />,
    to: <ChangeValue what={what} value={to} />,
  }));
}

function ChangeValue({ what, value }: { readonly what: PaymentChange['what']; readonly value: PaymentChange['from'] }) {
  const format = useFormatters();
  if (typeof value !== 'string') return <MoneyText value={value} />;
  return <bdi dir="ltr">{what === 'clientRate' ? format.rate(value) : value}</bdi>;
}
