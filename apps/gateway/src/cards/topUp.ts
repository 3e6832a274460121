import { type CardDetail, type CardTopUp, canTopUp, isPositive } from '@corridor/core';
import { accountById, type StoredAccount } from '../accounts';
import { conflict, invalid } from '../app/refusals';
import type { Call } from '../call';
import { createId } from '../database';
import { movement, post } from '../ledger';
import { minorOf, storedMoney } from '../money';
import { recordTransactions } from '../transactions';
import { getCard } from './detail';
import { lockCard } from './findCard';
import { fundingOf } from './funding';
import { recordEvent } from './recordEvent';
import type { StoredCard } from './table';

/** Puts money on a card, out of its merchant's or the partner's account. @throws Refusal that names what does not fit */
export async function topUp(call: Call, id: string, { accountId, amount: given }: CardTopUp): Promise<CardDetail> {
  const { tx, now } = call;
  const card = await lockCard(call, id);
  if (!canTopUp(card)) throw conflict(`A ${card.shared ? 'shared ' : ''}card that is ${card.status} takes no top-up`);
  const account = await requireAccount(call, card, accountId);
  if (given.currency !== card.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'is not the currency of the card' }]);
  }
  const amount = storedMoney(minorOf(given), card.currency);
  if (!isPositive(amount)) throw invalid([{ path: 'amount.amount', reason: 'must be above zero' }]);
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
    { ...booked, ...to, source: { kind: 'card', id }, reference: `Top-up ${call.requestId}` },
  ]);
  await recordEvent(call, { cardId: id, action: 'topUp', from: card.status, to: card.status });
  await call.audit({ action: 'topUp', subject: 'card', subjectId: id, after: { accountId, amount: given } });
  return getCard(call, id);
}

async function requireAccount({ tx, principal }: Call, card: StoredCard, accountId: string): Promise<StoredAccount> {
  const account = await accountById(tx, accountId);
  const owners = [card.merchantId, principal.partnerId];
  if (!account || !owners.includes(account.ownerId)) {
    throw invalid([{ path: 'accountId', reason: 'there is no such account of this merchant or partner' }]);
  }
  if (account.currency !== card.currency) {
    throw invalid([{ path: 'accountId', reason: 'is not in the currency of the card' }]);
  }
  return account;
}
