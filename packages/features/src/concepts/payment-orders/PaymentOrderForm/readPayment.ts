import {
  type PaymentReading,
  type PaymentSide,
  paymentReferenceOf,
  readPaymentForPrice,
  readPaymentInput,
  toWireMoney,
} from '@corridor/core';
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

type ReadData = Pick<PaymentData, 'beneficiary' | 'account'>;

/** What is typed of what a price depends on, and the order for which that price is asked. */
function pricedOf(draft: PaymentDraft, { beneficiary, account }: ReadData) {
  const { amount, fixedSide } = draft;
  const ownerId = account?.ownerId ?? '';
  const feeDirection = draft.feeDirection || 'shared';
  const typed = { beneficiary, payCurrency: account?.currency, ownerId, amount, feeDirection, fixedSide };
  const requestOf = (reading: PaymentReading & { ok: true }) => ({
    ...{ ownerId, beneficiaryId: reading.beneficiary.id, amount: toWireMoney(reading.amount), fixedSide, feeDirection },
    exchange: reading.exchange,
  });
  return { typed, requestOf };
}

/** Reads a draft; core's rules decide. */
export function readPayment(
  draft: PaymentDraft,
  data: ReadData,
): Question<PaymentShape['request'], PaymentShape['problem']> {
  const { typed, requestOf } = pricedOf(draft, data);
  const { purpose } = draft;
  const reference = paymentReferenceOf(draft.reference, data.beneficiary);
  const invoiceId = draft.invoice?.[0]?.result?.id;
  const reading = readPaymentInput({ ...typed, purpose, invoiceId, reference });
  if (!reading.ok) return reading;
  return {
    ok: true,
    request: { ...requestOf(reading), reference, ...(purpose && { purpose }), ...(invoiceId && { invoiceId }) },
  };
}

/** What a price is asked for: whom, out of which account and how much; reference and papers do not change it. */
export function readPricedPayment(draft: PaymentDraft, data: ReadData): PaymentShape['request'] | null {
  const { typed, requestOf } = pricedOf(draft, data);
  const reading = readPaymentForPrice(typed);
  return reading.ok ? { ...requestOf(reading), reference: '' } : null;
}

/** The draft after an amount was typed on a side: that side is fixed from now on. */
export const typedOn = (draft: PaymentDraft, fixedSide: PaymentSide, amount: string): PaymentDraft => ({
  ...draft,
  fixedSide,
  amount,
});
