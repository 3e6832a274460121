import type { WithdrawalDraft } from '@corridor/features';
import { amountParam, idParam, readerOf } from '../address/readParams';
import { inListPlace } from '../tickets/inListPlace';

/** What an address fills the ticket with; null where it shows the list. */
export const readWithdrawalDraft = inListPlace(
  readerOf<WithdrawalDraft>({
    accountId: idParam('from'),
    withdrawalAccountId: idParam('to'),
    amount: amountParam('amount'),
  }),
);
