import { type CardDetail, type CardTopUp, canTopUp, topUpReference } from '@corridor/core';
import { movement, post, type Receipt } from '../../ledger';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { minorOf, requireMinimum, storedMoney } from '../../platform/money';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { accountById, type StoredAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { detailOf } from './detail';
import { lockCard } from './findCard';
import { fundingOf } from './funding';
import { recordEvent } from './recordEvent';
import type { StoredCard } from './table';

/** Puts money on a card, out of its merchant's or the partner's account. @throws Refusal that names what does not fit */
export async function topUp(call: Call, id: string, { accountId, amount: given }: CardTopUp): Promise<CardDetail> {
  const { tx, now } = call;
  const card = await lockCard(call, id);
  if (!canTopUp(card)) {
    const reason = card.shared ? 'refusals.sharedCardTakesNoTopUp' : 'refusals.cardTakesNoTopUp';
    throw conflict(reason, { state: card.status });
  }
  const account = await requireAccount(call, card, accountId);
  if (given.currency !== card.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'refusals.cardCurrency' }]);
  }
  const amount = storedMoney(minorOf(given), card.currency);
  requireMinimum(amount);
  const { ledgerAccountId } = await fundingOf(tx, card, now);
  const transactionId = createId(now.getTime());
  const legs = movement(account.availableId, ledgerAccountId, amount);
  const { partnerId } = card;
  const receipt = await post(tx, {
    partnerId,
    requestId: `topup:${transactionId}`,
    kind: 'card-top-up',
    legs,
    at: now,
  });
  const booked = { id: transactionId, account, type: 'topup', status: 1, amount, receipt, at: now } as const;
  const to = { counterpartyName: card.holderName, counterpartyAccount: card.last4 };
  await recordTransactions(tx, [
    { ...booked, ...to, source: { kind: 'card', id }, cardId: id, reference: topUpReference(call.requestId) },
  ]);
  await recordEvent(call, { cardId: id, action: 'topUp', from: card.status, to: card.status });
  await call.audit({ action: 'topUp', subject: 'card', subjectId: id, after: { accountId, amount: given } });
  return detailOf(call, { ...card, balance: balanceAfter(receipt, ledgerAccountId) });
}

// The database keeps the card's balance as the posting left it.
function balanceAfter({ entries }: Receipt, ledgerAccountId: string): bigint {
  const entry = entries.findLast(({ accountId }) => accountId === ledgerAccountId);
  if (!entry) throw new Error('a top-up did not reach its card');
  return entry.balanceAfter.minor;
}

async function requireAccount({ tx, principal }: Call, card: StoredCard, accountId: string): Promise<StoredAccount> {
  const account = await accountById(tx, accountId);
  const owners = [card.merchantId, principal.partnerId];
  if (!account || !owners.includes(account.ownerId)) {
    throw invalid([{ path: 'accountId', reason: 'refusals.unknownAccount' }]);
  }
  if (account.currency !== card.currency) {
    throw invalid([{ path: 'accountId', reason: 'refusals.accountCurrency' }]);
  }
  return account;
}
