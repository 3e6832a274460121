import { readWithdrawalInput, toWireMoney } from '@corridor/core';
import type { Question } from '../../../kit/ticket/TicketShape';
import type { WithdrawalData, WithdrawalDraft, WithdrawalShape } from './withdrawalShape';

/** A ticket that nobody has filled in. */
export const emptyWithdrawal: WithdrawalDraft = { accountId: '', withdrawalAccountId: '', amount: '' };

/** Reads a draft; core's rules decide. */
export function readWithdrawal(
  { amount }: WithdrawalDraft,
  { to, account }: Pick<WithdrawalData, 'to' | 'account'>,
): Question<WithdrawalShape['request'], WithdrawalShape['problem']> {
  const reading = readWithdrawalInput({ to, accountId: account?.id ?? '', amount });
  if (!reading.ok) return reading;
  const { withdrawalAccountId } = reading;
  return { ok: true, request: { withdrawalAccountId, amount: toWireMoney(reading.amount) } };
}
