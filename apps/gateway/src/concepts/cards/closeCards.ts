import { CARD_CLOSING_DAYS } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import { balanceOf, movement, post } from '../../ledger';
import { newId, type Transaction } from '../../platform/database';
import { dueJob } from '../../platform/jobs';
import { currencyOf } from '../../platform/money';
import { ensureAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { fundingOf } from './funding';
import { cardTable as c, cardEventTable, type StoredCard } from './table';

const DAY = 86_400_000;

const closingSince = sql`coalesce((SELECT max(e.at) FROM card_event e WHERE e.card_id = card.id AND e.to_status = 'closing'), card.created_at)`;

/** Closes every card that was revoked long enough ago and holds nothing for a shop any more; what is left on it goes back to its merchant. */
export const closeCards = dueJob({
  name: 'cardClosing',
  subject: 'card',
  table: c,
  id: c.id,
  isDue: ({ now }) => {
    const since = new Date(now.getTime() - CARD_CLOSING_DAYS * DAY).toISOString();
    const holdsNothing = sql`NOT EXISTS (SELECT FROM card_authorization a WHERE a.card_id = ${c.id} AND a.held > 0)`;
    return and(eq(c.status, 'closing'), sql`${closingSince} <= ${since}::timestamptz`, holdsNothing);
  },
  dueAt: () => sql`${closingSince} + make_interval(hours => ${CARD_CLOSING_DAYS * 24})`,
  select: (tx, where) => tx.select().from(c).where(where),
  process: (tx, card, { now }) => close(tx, card, now),
});

async function close(tx: Transaction, card: StoredCard, now: Date): Promise<void> {
  if (!card.shared) await giveBack(tx, card, now);
  await tx.update(c).set({ status: 'closed' }).where(eq(c.id, card.id));
  await tx.insert(cardEventTable).values({
    id: newId(tx, now),
    partnerId: card.partnerId,
    cardId: card.id,
    action: 'close',
    at: now,
    actor: 'Corridor',
    fromStatus: 'closing',
    toStatus: 'closed',
  });
}

async function giveBack(tx: Transaction, card: StoredCard, at: Date): Promise<void> {
  const { ledgerAccountId } = await fundingOf(tx, card, at);
  const { available: amount } = await balanceOf(tx, ledgerAccountId);
  if (amount.minor <= 0n) return;
  const { partnerId, id, merchantId: ownerId, merchantName: ownerName } = card;
  const currency = currencyOf(card.currency);
  const account = await ensureAccount(tx, { partnerId, productType: 12, ownerId, ownerName, currency, at });
  const legs = movement(ledgerAccountId, account.availableId, amount);
  const receipt = await post(tx, { partnerId, requestId: `card:${id}:closed`, kind: 'card-closed', legs, at });
  const from = { counterpartyName: card.holderName, counterpartyAccount: card.last4 };
  await recordTransactions(tx, [
    { account, type: 'return', status: 1, amount, receipt, at, ...from, source: { kind: 'card', id }, cardId: id },
  ]);
}
