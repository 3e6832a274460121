import { nameAsSent, paymentReferenceOf, readablePaymentReference } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useFormatters } from '../../../runtime/useFormatters';
import type { PaymentShape } from './paymentShape';
import { duplicateIn } from './recentPayments';

/** Whom it goes to, and a warning where the same was paid within the last 24 hours. */
export function PaymentIntro({ price, state }: PriceProps<PaymentShape>) {
  const t = useMessages(paymentOrdersMessages);
  const format = useFormatters();
  const { data, draft } = state;
  const { beneficiary } = data;
  if (!beneficiary) return null;
  const { name, accountEnding } = beneficiary;
  const sent = nameAsSent(beneficiary);
  const duplicate = duplicateIn(state, price);
  return (
    <>
      <Text color="muted">
        {t('paymentOrders.form.to', { beneficiary: name, ending: accountEnding })} ·{' '}
        {readablePaymentReference(paymentReferenceOf(draft.reference, beneficiary))}
      </Text>
      {sent !== null && <Text color="muted">{t('paymentOrders.form.nameAsSent', { name: sent })}</Text>}
      {duplicate && (
        <Banner
          tone="warning"
          title={t('paymentOrders.form.duplicate', { beneficiary: name, amount: format.money(duplicate.amount) })}
        >
          <Text variant="caption">{t('paymentOrders.form.duplicateDetail', { reference: duplicate.reference })}</Text>
        </Banner>
      )}
    </>
  );
}
