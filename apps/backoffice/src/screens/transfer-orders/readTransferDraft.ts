import type { TransferDraft } from '@corridor/features';
import { amountParam, idParam, readerOf, textParam } from '../address/readParams';
import { inListPlace } from '../tickets/inListPlace';

/** What an address fills the ticket with; null where it shows the list. */
export const readTransferDraft = inListPlace(
  readerOf<TransferDraft>({
    fromAccountId: idParam('from'),
    toAccountId: idParam('to'),
    amount: amountParam('amount'),
    reference: textParam('reference'),
  }),
);
