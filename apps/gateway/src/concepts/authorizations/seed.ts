import { AUTHORIZATION_DAYS, declineReason, responseCodeOf } from '@corridor/core';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { hold } from '../../ledger';
import { storedMoney } from '../../platform/money';
import type { Seeding } from '../../platform/seeding/Seeding';
import { fundingOf } from '../cards/funding';
import { cardTable, type StoredCard } from '../cards/table';
import { bookDemoClearing, type DemoOutcome, OUTCOMES, outcomeOf } from './demoOutcomes';
import { demoShop } from './demoShops';
import { authorizationEventTable, authorizationTable } from './table';
import { showAllUsage } from './usage';

/** So many of the newest cards, which lists begin with, and so many of the oldest. */
const CARDS = 30;
const BATCH = 250;
const DAY = 86_400_000;
const REASONS = declineReason.codes.filter((reason) => reason.startsWith('over') || reason === 'insufficientFunds');

/** Some weeks of authorizations of cards that have money on them, with every outcome. */
export async function seedAuthorizations(seeding: Seeding): Promise<void> {
  const { tx, now, random } = seeding;
  const isUsed = and(eq(cardTable.status, 'normal'), eq(cardTable.shared, false), gt(cardTable.balance, 100_000n));
  const cards: StoredCard[] = [];
  for (const order of [asc, desc])
    cards.push(...(await tx.select().from(cardTable).where(isUsed).orderBy(order(cardTable.createdAt)).limit(CARDS)));
  const asked: DemoAuthorization[] = [];
  for (const card of cards) {
    const begin = Math.max(card.createdAt.getTime(), now.getTime() - 45 * DAY);
    const funding = await fundingOf(tx, card, new Date(begin));
    const moments = Array.from({ length: random.between(2, 9) }, () => begin + random.next() * (now.getTime() - begin));
    for (const moment of moments.sort((a, b) => a - b)) {
      const at = new Date(Math.floor(moment));
      const isRecent = now.getTime() - moment < 5 * DAY;
      const outcome = isRecent ? random.pick(['held', 'declined', 'settled'] as const) : random.weighed(OUTCOMES);
      asked.push(await askOne(seeding, card, { ...funding, at, outcome }));
    }
  }
  for (let from = 0; from < asked.length; from += BATCH) {
    const batch = asked.slice(from, from + BATCH);
    await tx.insert(authorizationTable).values(batch.map(({ authorization }) => authorization));
    await tx.insert(authorizationEventTable).values(batch.flatMap(({ events }) => events));
  }
  await showAllUsage(tx, now);
}

interface DemoAsking {
  readonly ledgerAccountId: string;
  readonly accountId: string | null;
  readonly at: Date;
  readonly outcome: DemoOutcome;
}

interface DemoAuthorization {
  readonly authorization: typeof authorizationTable.$inferInsert;
  readonly events: readonly (typeof authorizationEventTable.$inferInsert)[];
}

/** Holds or books what an authorization of the demo does, and gives what is written down of it. */
async function askOne(
  { tx, random, now }: Seeding,
  card: StoredCard,
  { ledgerAccountId, accountId, at, outcome }: DemoAsking,
): Promise<DemoAuthorization> {
  const id = random.id(at);
  const { partnerId, currency } = card;
  const amount = BigInt(random.between(250, 9_900));
  const isDeclined = outcome === 'declined';
  const expiresAt = new Date(at.getTime() + AUTHORIZATION_DAYS * DAY);
  const reason = isDeclined ? random.pick(REASONS) : null;
  const later = new Date(Math.min(at.getTime() + 2 * DAY, now.getTime() - 60_000));
  const step = { partnerId, requestId: `demo:${id}`, kind: 'card-authorization', at, meta: { authorization: id } };
  const held =
    outcome === 'held'
      ? await hold(tx, { ...step, accountId: ledgerAccountId, amount: storedMoney(amount, currency), expiresAt })
      : null;
  const { status, settlement, parts, kind } = outcomeOf(outcome, amount);
  const transferId = await bookDemoClearing(tx, { ...step, ledgerAccountId, currency, at: later }, parts.cleared);
  const authorization = {
    id,
    partnerId,
    type: isDeclined ? ('declined' as const) : ('approval' as const),
    status,
    settlement,
    ...parts,
    responseCode: responseCodeOf(reason),
    declineReason: reason,
    code: isDeclined ? null : id.slice(-6).toUpperCase(),
    cardId: card.id,
    last4: card.last4,
    holderName: card.holderName,
    ownerId: card.merchantId,
    ...demoShop(random),
    currency,
    amount,
    transactionCurrency: currency,
    transactionAmount: amount,
    ledgerAccountId,
    accountId,
    holdId: held?.holdId ?? null,
    expiresAt: isDeclined ? null : expiresAt,
    createdAt: at,
  };
  const event = { partnerId, authorizationId: id };
  const first = isDeclined ? ('declined' as const) : ('authorized' as const);
  const events: (typeof authorizationEventTable.$inferInsert)[] = [
    { ...event, id: random.id(at), kind: first, amount, at },
  ];
  if (kind)
    events.push({ ...event, id: random.id(later), kind, amount: parts.cleared || amount, transferId, at: later });
  return { authorization, events };
}
