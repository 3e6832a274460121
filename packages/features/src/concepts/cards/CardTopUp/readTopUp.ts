import { add, type Card, type Money, readTopUpInput, readWireMoney, toWireMoney, type WireMoney } from '@corridor/core';
import type { Question } from '../../../kit/ticket/TicketShape';
import type { TopUpDraft, TopUpShape } from './topUpShape';

/** A top-up that nobody has filled in. */
export const emptyTopUp: TopUpDraft = { accountId: '', amount: '' };

/** Reads a draft; core's rules decide. */
export function readTopUp(
  { accountId, amount }: TopUpDraft,
  { id, currency, balance }: Pick<Card, 'id' | 'currency' | 'balance'>,
): Question<TopUpShape['request'], TopUpShape['problem']> {
  const reading = readTopUpInput({ accountId, amount: { amount, currency } });
  if (!reading.ok) return reading;
  const after = balanceAfter(balance, reading.amount);
  return { ok: true, request: { cardId: id, accountId, amount: toWireMoney(reading.amount), after } };
}

function balanceAfter(balance: WireMoney, more: Money): WireMoney {
  const has = readWireMoney(balance);
  return has && has.currency === more.currency ? toWireMoney(add(has, more)) : balance;
}
