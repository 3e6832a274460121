import {
  feeDirection,
  type PaymentBatchCheckedRow,
  type PaymentBatchField,
  type PaymentBatchReading,
  paymentPurpose,
} from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { useFormatters } from '../../../runtime/useFormatters';

/** What a cell shows: its text, or what it was read as; a default is what nobody wrote there. */
interface CellWords {
  readonly text: string;
  readonly isDefault: boolean;
}

type Payable = Extract<PaymentBatchReading, { ok: true }>;

/** Tells what a cell shows while it is not changed: names in place of ids, amounts and codes as the reader's language has them. */
export function useCellWords() {
  const t = useMessages(beneficiariesMessages);
  const format = useFormatters();
  const read: Readonly<Record<PaymentBatchField, (reading: Payable) => string>> = {
    beneficiary: ({ payee }) => `${payee.name} · ${payee.accountEnding}`,
    account: ({ account }) => account.ownerName,
    amount: ({ order }) => format.amount(order.amount),
    currency: ({ order }) => order.amount.currency,
    feeDirection: ({ order }) => (order.feeDirection ? t(feeDirection.labelKey(order.feeDirection)) : ''),
    purpose: ({ order }) => (order.purpose ? t(paymentPurpose.labelKey(order.purpose)) : ''),
    reference: ({ order }) => order.reference,
  };
  return ({ text, reading }: PaymentBatchCheckedRow, field: PaymentBatchField): CellWords => ({
    text: reading.ok ? read[field](reading) : known(reading, field) || text[field],
    isDefault: text[field] === '',
  });
}

/** The names that are known although something else of the row is wrong. */
function known(reading: Exclude<PaymentBatchReading, Payable>, field: PaymentBatchField): string | undefined {
  if (field === 'beneficiary') return reading.payee && `${reading.payee.name} · ${reading.payee.accountEnding}`;
  return field === 'account' ? reading.account?.ownerName : undefined;
}
