import type { PaymentOrderDetail } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { StoredFile } from '../../../kit/files/FileField';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useRuntime } from '../../../runtime/Runtime';

/** The invoice behind a payment, with its preview; nothing where there is none. */
export function InvoiceSection({ record: { id, invoice }, level }: SectionProps<PaymentOrderDetail>) {
  const t = useMessages(paymentOrdersMessages);
  const { paymentOrders } = useRuntime().gateway;
  if (!invoice) return null;
  const { segment } = paymentOrders.resource;
  const title = t('paymentOrders.section.invoice');
  return (
    <DetailSection level={level} title={title}>
      <StoredFile
        label={title}
        file={{ ...invoice, segment, read: (options) => paymentOrders.callById(id, 'invoice', {}, options) }}
      />
    </DetailSection>
  );
}
