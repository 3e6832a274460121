import { CARD_CLOSING_DAYS } from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import { balanceOf, movement, post } from '../../ledger';
import { type Database, execute, newId, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import { currencyOf } from '../../platform/money';
import { ensureAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { fundingOf } from './funding';
import { cardEventTable, cardTable, type StoredCard } from './table';

const BATCH = 500;
const DAY = 86_400_000;

/** Closes every card that was revoked long enough ago and holds nothing for a shop any more; what is left on it goes back to its merchant. */
export async function closeCards(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - CARD_CLOSING_DAYS * DAY).toISOString();
  const due = await db.transaction(SERVICE_SCOPE, (tx) =>
    execute(
      tx,
      sql`SELECT id FROM card WHERE status = 'closing'
          AND coalesce((SELECT max(at) FROM card_event e WHERE e.card_id = card.id AND e.to_status = 'closing'), created_at) <= ${since}::timestamptz
          AND NOT EXISTS (SELECT FROM card_authorization a WHERE a.card_id = card.id AND a.held > 0)
        ORDER BY id LIMIT ${BATCH}`,
      ({ id }) => String(id),
    ),
  );
  for (const id of due) {
    await db.transaction(SERVICE_SCOPE, async (tx) => {
      const [card] = await tx
        .select()
        .from(cardTable)
        .where(eq(cardTable.id, id))
        .for('no key update', { skipLocked: true });
      if (card?.status === 'closing') await close(tx, card, now);
    });
  }
}

async function close(tx: Transaction, card: StoredCard, now: Date): Promise<void> {
  if (!card.shared) await giveBack(tx, card, now);
  await tx.update(cardTable).set({ status: 'closed' }).where(eq(cardTable.id, card.id));
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
