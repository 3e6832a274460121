import { type PaymentSide, readPaymentInput, toWireMoney } from '@corridor/core';
import type { Question } from '../../../kit/ticket/TicketShape';
import type { PaymentData, PaymentDraft, PaymentShape } from './paymentShape';

/** A ticket that nobody has filled in. */
export const emptyPayment: PaymentDraft = {
  beneficiaryId: '',
  accountId: '',
  fixedSide: 'sent',
  amount: '',
  feeDirection: '',
  purpose: '',
  reference: '',
};

/** The draft with the account, charges and purpose that this beneficiary is paid with, where nobody has chosen. */
export const completePayment = (draft: PaymentDraft, { beneficiary, first }: PaymentData): PaymentDraft => ({
  ...draft,
  accountId: draft.accountId || first?.id || '',
  feeDirection: draft.feeDirection || beneficiary?.feeDirection || 'shared',
  purpose: draft.purpose || beneficiary?.purpose || '',
});

/** Reads a draft; core's rules decide. */
export function readPayment(
  draft: PaymentDraft,
  { beneficiary, account }: Pick<PaymentData, 'beneficiary' | 'account'>,
): Question<PaymentShape['request'], PaymentShape['problem']> {
  const { amount, purpose, fixedSide } = draft;
  const ownerId = account?.ownerId ?? '';
  const feeDirection = draft.feeDirection || 'shared';
  const reference = draft.reference.trim();
  const payCurrency = account?.currency;
  const invoiceId = draft.invoice?.[0]?.result?.id;
  const papers = { purpose, invoiceId };
  const typed = { ownerId, amount, feeDirection, reference, fixedSide };
  const reading = readPaymentInput({ beneficiary, payCurrency, ...typed, ...papers });
  if (!reading.ok) return reading;
  const { exchange } = reading;
  const asked = { ownerId, beneficiaryId: reading.beneficiary.id, amount: toWireMoney(reading.amount), fixedSide };
  return {
    ok: true,
    request: {
      ...asked,
      feeDirection,
      reference,
      exchange,
      ...(purpose && { purpose }),
      ...(invoiceId && { invoiceId }),
    },
  };
}

/** The draft after an amount was typed on a side: that side is fixed from now on. */
export const typedOn = (draft: PaymentDraft, fixedSide: PaymentSide, amount: string): PaymentDraft => ({
  ...draft,
  fixedSide,
  amount,
});
