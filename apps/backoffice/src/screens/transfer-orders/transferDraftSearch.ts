import type { TransferDraft } from '@corridor/features';

/** The address of the ticket: `new` opens it, and what was typed stands beside it. */
export function writeTransferDraft({ fromAccountId, toAccountId, amount, reference }: TransferDraft): URLSearchParams {
  const said = { new: '1', from: fromAccountId, to: toAccountId, amount, reference };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''));
}
