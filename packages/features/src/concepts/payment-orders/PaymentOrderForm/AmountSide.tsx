import type { PaymentPrice, PaymentSide } from '@corridor/core';
import { Field } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { AmountBox } from '../../../kit/form/AmountBox';
import { destinationWords } from '../../../kit/orders/destinationWords';
import { FixedLabel } from '../../../kit/ticket/FixedLabel';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useFormatters } from '../../../runtime/useFormatters';
import type { PaymentTicketState } from './paymentShape';
import { typedOn } from './readPayment';

/** Props of `AmountSide`. */
export interface AmountSideProps {
  readonly side: PaymentSide;
  readonly state: PaymentTicketState;
  /** What is wrong with the fixed side. */
  readonly error: string | undefined;
}

/** What is sent or what is received; the side typed last is marked as fixed, the other follows the price. */
export function AmountSide({ side, state: { draft, data, live, change }, error }: AmountSideProps) {
  const t = useMessages(paymentOrdersMessages);
  const received = data.beneficiary?.currency;
  const currency = side === 'sent' ? (data.account?.currency ?? received) : received;
  const { maximum } = destinationWords(data.beneficiary, useFormatters());
  const isFixed = draft.fixedSide === side;
  return (
    <Field
      label={<FixedLabel text={t(`paymentOrders.side.${side}`)} fixed={isFixed && draft.amount !== ''} />}
      error={isFixed ? error : undefined}
      help={side === 'received' && maximum && t('paymentOrders.form.maximum', { maximum })}
    >
      <AmountBox
        size="lg"
        currency={currency ?? 'USD'}
        value={isFixed ? draft.amount : pricedOn(side, live.price)}
        onChange={(amount) => change((now) => typedOn(now, side, amount))}
      />
    </Field>
  );
}

function pricedOn(side: PaymentSide, price: PaymentPrice | undefined): string {
  if (!price) return '';
  const { exchange, amount, received } = price;
  return side === 'received' ? received.amount : (exchange?.sell ?? amount).amount;
}
