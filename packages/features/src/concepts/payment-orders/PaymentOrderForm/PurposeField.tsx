import { asksPurpose, paymentPurpose } from '@corridor/core';
import { Field, Select } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import type { PaymentTicketState } from './paymentShape';

/** Props of `PurposeField`. */
export interface PurposeFieldProps {
  readonly state: PaymentTicketState;
  readonly error: string | undefined;
}

/** What the payment is for, where the destination asks; the beneficiary's own unless chosen otherwise. */
export function PurposeField({ state: { draft, data, change }, error }: PurposeFieldProps) {
  const t = useMessages(paymentOrdersMessages, beneficiariesMessages);
  const { beneficiary } = data;
  if (!beneficiary || !asksPurpose(beneficiary)) return null;
  return (
    <Field label={t('paymentOrders.form.purpose')} error={error}>
      <Select
        value={draft.purpose}
        options={paymentPurpose.codes.map((code) => ({ value: code, label: t(paymentPurpose.labelKey(code)) }))}
        onChange={(purpose) => change((now) => ({ ...now, purpose }))}
      />
    </Field>
  );
}
