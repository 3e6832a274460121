import {
  accounts,
  beneficiaries,
  beneficiaryGap,
  duplicatesSince,
  isSameName,
  nameFold,
  type PaymentBatchAccount,
  type PaymentBatchBook,
  type PaymentBatchLookup,
  type PaymentBatchPayee,
  type PaymentBatchRecent,
  paymentOrders,
  placesOfNearNames,
  productType,
  referenceKindOf,
  type Segment,
  STANDING_PAYMENT_STATUSES,
  toWireMoney,
} from '@corridor/core';
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { readableRows } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { forbidden } from '../../platform/refusals/refusals';
import { accountBalanceView as a } from '../accounts';
import { draftOf, beneficiaryTable as p } from '../beneficiaries';
import { debitedBy, outgoingTable as o } from '../orders';
import { sourceStates } from './sources';

/** Most beneficiaries, accounts and recent payments that are told. */
const MOST = 5000;

/** Finds what the rows of a file may mean, within what the caller may read, and what was paid to whom lately. */
export async function lookUp(
  call: Call,
  { beneficiaries: texts, accounts: owners, sources: named = [] }: PaymentBatchLookup,
): Promise<PaymentBatchBook> {
  const sources = await sourceStates(call, named);
  const ids = [...texts.filter(isUuid), ...sources.map(({ beneficiaryId }) => beneficiaryId)];
  const isMeant = or(
    inArray(p.id, ids),
    inArray(p.nameKey, texts.map(nameFold)),
    inArray(sql`lower(${p.accountEnding})`, texts.map(endingOf)),
  );
  const found = texts.length + ids.length > 0 ? await payeesWhere(call, isMeant) : [];
  const payees = found.filter(isMeantBy(texts, ids));
  const nearIds = await nearPayees(call, texts, payees);
  return {
    payees,
    near: nearIds.length > 0 ? await payeesWhere(call, inArray(p.id, nearIds)) : [],
    sources,
    accounts: await accountsOf(call, owners),
    recent: await recentOf(call, payees),
  };
}

const endingOf = (text: string) => text.trim().toLowerCase();

/** Tells those whom a text means from those whose key in the database is merely the same. */
function isMeantBy(texts: readonly string[], ids: readonly string[]): (payee: PaymentBatchPayee) => boolean {
  const named = new Set([...ids, ...texts].map(endingOf));
  const folded = new Map<string, string[]>();
  for (const text of texts) folded.set(nameFold(text), [...(folded.get(nameFold(text)) ?? []), text]);
  return ({ id, name, accountEnding }) =>
    named.has(id) ||
    named.has(endingOf(accountEnding)) ||
    (folded.get(nameFold(name)) ?? []).some((text) => isSameName(text, name));
}

/** Ids of beneficiaries whose names are like a text that nothing of theirs is. */
async function nearPayees(
  call: Call,
  texts: readonly string[],
  payees: readonly PaymentBatchPayee[],
): Promise<string[]> {
  const known = new Set(payees.flatMap(({ id, accountEnding }) => [id, endingOf(accountEnding)]));
  const names = new Set(payees.map(({ name }) => nameFold(name)));
  const isFound = (text: string) =>
    known.has(endingOf(text)) || (names.has(nameFold(text)) && payees.some(({ name }) => isSameName(text, name)));
  const unknown = texts.filter((text) => !isFound(text));
  if (unknown.length === 0) return [];
  const where = and(eq(p.status, 1), readable(call, p, beneficiaries.segment));
  const named = await call.tx
    .select({ id: p.id, name: p.name })
    .from(p)
    .where(where)
    .orderBy(p.nameKey, p.id)
    .limit(MOST);
  const near = placesOfNearNames(
    unknown,
    named.map(({ name }) => name),
  );
  return named.filter(({ id }, place) => near.has(place) && !known.has(id)).map(({ id }) => id);
}

async function payeesWhere(call: Call, isMeant: SQL | undefined): Promise<PaymentBatchPayee[]> {
  const where = and(eq(p.status, 1), isMeant, readable(call, p, beneficiaries.segment));
  const found = await call.tx.select().from(p).where(where).orderBy(p.nameKey, p.id).limit(MOST);
  return found.map((stored) => {
    const { id, name, currency, paymentMethod, bankCountry, accountEnding, details } = stored;
    const { feeDirection, purpose } = details;
    const gap = beneficiaryGap(draftOf(stored));
    const referenceKind = referenceKindOf(details.bank);
    return {
      ...{ id, name, currency, paymentMethod, bankCountry, accountEnding, referenceKind, feeDirection, purpose, gap },
    };
  });
}

async function accountsOf(call: Call, texts: readonly string[]): Promise<PaymentBatchAccount[]> {
  const ids = texts.filter(isUuid);
  const own = eq(a.productType, productType.code.partnerAccount);
  const isMeant = or(own, inArray(a.id, ids), inArray(a.ownerId, ids), inArray(a.ownerKey, texts.map(nameFold)));
  const where = and(isMeant, readable(call, a, accounts.segment));
  const found = await call.tx.select().from(a).where(where).orderBy(a.ownerKey, a.id).limit(MOST);
  return found.map(({ id, ownerId, ownerName, currency, available, productType: product }) => ({
    id,
    ownerId,
    ownerName,
    currency,
    available: wireMoney(available, currency),
    own: product === productType.code.partnerAccount,
  }));
}

async function recentOf(call: Call, payees: readonly PaymentBatchPayee[]): Promise<PaymentBatchRecent[]> {
  const { tx, now } = call;
  if (payees.length === 0) return [];
  const where = and(
    eq(o.kind, 'payment-order'),
    inArray(
      o.destinationId,
      payees.map(({ id }) => id),
    ),
    gt(o.createdAt, duplicatesSince(now)),
    inArray(o.status, [...STANDING_PAYMENT_STATUSES]),
    readable(call, o, paymentOrders.segment),
  );
  const found = await tx.select().from(o).where(where).limit(MOST);
  return found.map((order) => ({
    id: order.id,
    beneficiaryId: order.destinationId,
    fixedSide: order.fixedSide,
    amount: wireMoney(order.amount, order.currency),
    debited: toWireMoney(debitedBy(order)),
    received: wireMoney(order.amount + order.senderFee - order.fee, order.currency),
    status: order.status,
    reference: order.reference,
    createdAt: order.createdAt.toISOString(),
  }));
}

/** The rows of another resource that the caller may read. @throws Refusal when it may read none */
function readable(call: Call, table: Parameters<typeof readableRows>[0], segment: Segment): SQL | undefined {
  if (!call.principal.ability.can('read', segment)) throw forbidden('read', segment);
  return readableRows(table, { ...call, asked: { action: 'read', segment } });
}
