import { feeDirection, paymentPurpose, paymentSide } from '@corridor/core';
import type { PaymentDraft } from '@corridor/features';
import { amountParam, codeParam, idParam, readerOf, textParam } from '../address/readParams';
import { inListPlace } from '../tickets/inListPlace';

/** What an address fills the ticket with; null where it shows the list. */
export const readPaymentDraft = inListPlace(
  readerOf<PaymentDraft>({
    beneficiaryId: idParam('beneficiary'),
    accountId: idParam('account'),
    fixedSide: codeParam('side', paymentSide.codes, 'sent'),
    amount: amountParam('amount'),
    feeDirection: codeParam('charges', feeDirection.codes, ''),
    purpose: codeParam('purpose', paymentPurpose.codes, ''),
    reference: textParam('reference'),
  }),
);
