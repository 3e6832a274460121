import { asc, eq, gte } from 'drizzle-orm';
import { stepOf as cardStepOf } from '../../concepts/cards/recordEvent';
import { limitsOf, ownLimits, toBin } from '../../concepts/cards/row';
import { cardBinTable, cardEventTable, cardTable, type StoredBin, type StoredCard } from '../../concepts/cards/table';
import { creationOf, stepOf } from '../../concepts/merchants/events';
import { merchantEventTable, merchantTable } from '../../concepts/merchants/table';
import * as withdrawing from '../../concepts/withdrawal-accounts/events';
import { withdrawalAccountEventTable, withdrawalAccountTable } from '../../concepts/withdrawal-accounts/table';
import type { AuditEntry } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import type { PastAct } from './PastAct';

/** Acts on merchants, on cards of the last year and on bank accounts of owners, from their histories. */
export async function holderActs(tx: Transaction, now: Date): Promise<PastAct[]> {
  return [...(await merchantActs(tx)), ...(await cardActs(tx, now)), ...(await withdrawalAccountActs(tx))];
}

async function merchantActs(tx: Transaction): Promise<PastAct[]> {
  const e = merchantEventTable;
  const rows = await tx
    .select({ event: e, merchant: merchantTable })
    .from(e)
    .innerJoin(merchantTable, eq(merchantTable.id, e.merchantId))
    .orderBy(asc(e.at), asc(e.id));
  return rows.map(({ event, merchant }) => {
    const { merchantId, action, fromStatus: from, toStatus: to, review } = event;
    const entry = action === 'create' ? creationOf(merchant) : stepOf({ merchantId, action, from, to, review });
    return { partnerId: event.partnerId, at: event.at, by: event.actor, entry };
  });
}

// A card expires and closes by itself, which its history says alone.
const UNLOGGED = new Set(['expire', 'close']);

// Older cards would double the log, and with it what its seeding takes.
const CARDS_OF_DAYS = 365;
const DAY = 86_400_000;

async function cardActs(tx: Transaction, now: Date): Promise<PastAct[]> {
  const e = cardEventTable;
  const bins = await tx.select().from(cardBinTable);
  const rows = await tx
    .select({ event: e, card: cardTable })
    .from(e)
    .innerJoin(cardTable, eq(cardTable.id, e.cardId))
    .where(gte(cardTable.createdAt, new Date(now.getTime() - CARDS_OF_DAYS * DAY)))
    .orderBy(asc(e.at), asc(e.id));
  const limited = new Set(rows.flatMap(({ event }) => (event.action === 'updateLimits' ? [event.cardId] : [])));
  return rows.flatMap(({ event, card }): PastAct[] => {
    const { action, partnerId, at, actor: by, reason, fromStatus: from, toStatus: to } = event;
    if (UNLOGGED.has(action)) return [];
    const of = { partnerId, at, by };
    if (action === 'apply') return [{ ...of, entry: applicationOf(card, limited.has(card.id)) }];
    const bin = bins.find((one) => one.partnerId === partnerId && one.bin === card.bin);
    if (action === 'updateLimits') return bin ? [{ ...of, entry: limitsEntryOf(card, bin) }] : [];
    return [{ ...of, entry: cardStepOf({ cardId: card.id, action, reason: reason ?? undefined, from, to }) }];
  });
}

function applicationOf(card: StoredCard, wereLimitsChanged: boolean): AuditEntry {
  const { id, merchantId, holderName, bin, type, model, shared, label, currency } = card;
  const limits = wereLimitsChanged ? {} : ownLimits(card, currency);
  const asked = { merchantId, holderName, bin, type, model, shared, ...(label && { label }) };
  const after = Object.keys(limits).length > 0 ? { ...asked, limits } : asked;
  return { action: 'create', subject: 'card', subjectId: id, after };
}

// What they were before, no record says.
function limitsEntryOf(card: StoredCard, bin: StoredBin): AuditEntry {
  const limits = limitsOf(card, toBin(bin).defaultLimits, card.currency);
  return { action: 'update', subject: 'card', subjectId: card.id, after: { limits } };
}

async function withdrawalAccountActs(tx: Transaction): Promise<PastAct[]> {
  const e = withdrawalAccountEventTable;
  const rows = await tx
    .select({ event: e, account: withdrawalAccountTable })
    .from(e)
    .innerJoin(withdrawalAccountTable, eq(withdrawalAccountTable.id, e.accountId))
    .orderBy(asc(e.at), asc(e.id));
  return rows.flatMap(({ event, account }): PastAct[] => {
    const { action, partnerId, at, actor: by, rejectionReasons, reason } = event;
    if (by === null) return [];
    const entry =
      action === 'create'
        ? withdrawing.creationOf(account)
        : withdrawing.stepOf(account.id, action, { rejectionReasons, reason });
    return [{ partnerId, at, by, entry }];
  });
}
