import type { PaymentDraft } from '@corridor/features';

/** The address of the ticket: `new` opens it, and what was typed stands beside it. */
export function writePaymentDraft(draft: PaymentDraft): URLSearchParams {
  const { beneficiaryId, accountId, amount, feeDirection: charges, purpose, reference } = draft;
  const side = draft.fixedSide === 'received' ? draft.fixedSide : '';
  const said = { new: '1', beneficiary: beneficiaryId, account: accountId, side, amount, charges, purpose, reference };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''));
}
