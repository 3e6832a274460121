import { asksInvoice, FILE_TYPES } from '@corridor/core';
import { Field, FileUpload } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { useFileUpload } from '../../../kit/files/useFileUpload';
import { fileMessages } from '../../../messages/files';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useRuntime } from '../../../runtime/Runtime';
import type { PaymentTicketState } from './paymentShape';

/** Props of `InvoiceField`. */
export interface InvoiceFieldProps {
  readonly state: PaymentTicketState;
  readonly error: string | undefined;
}

/** The invoice behind the payment, where the destination asks for it; sent as soon as it is chosen. */
export function InvoiceField({ state: { draft, data, change }, error }: InvoiceFieldProps) {
  const t = useMessages(paymentOrdersMessages, fileMessages);
  const { gateway } = useRuntime();
  const { send, describe } = useFileUpload(gateway.paymentOrders);
  const { beneficiary } = data;
  if (!beneficiary || !asksInvoice(beneficiary)) return null;
  return (
    <Field label={t('paymentOrders.form.invoice')} error={error}>
      <FileUpload
        accept={FILE_TYPES.join(',')}
        hint={t('files.hint')}
        value={draft.invoice ?? []}
        onChange={(invoice) => change((now) => ({ ...now, invoice }))}
        upload={(file, task) => send(file, {}, task)}
        describeFailure={describe}
      />
    </Field>
  );
}
