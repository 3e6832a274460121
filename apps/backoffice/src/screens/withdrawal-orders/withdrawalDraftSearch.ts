import type { WithdrawalDraft } from '@corridor/features';

/** The address of the ticket: `new` opens it, and what was typed stands beside it. */
export function writeWithdrawalDraft({
  accountId = '',
  withdrawalAccountId = '',
  amount = '',
}: Partial<WithdrawalDraft>): URLSearchParams {
  const said = { new: '1', from: accountId, to: withdrawalAccountId, amount };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''));
}
