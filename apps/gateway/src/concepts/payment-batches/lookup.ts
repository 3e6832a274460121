import {
  accounts,
  beneficiaries,
  beneficiaryGap,
  duplicatesSince,
  type PaymentBatchAccount,
  type PaymentBatchBook,
  type PaymentBatchContract,
  type PaymentBatchPayee,
  type PaymentBatchRecent,
  paymentOrders,
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
import { plain } from './plain';

/** Most beneficiaries, accounts and recent payments that are told. */
const MOST = 5000;

/** Finds what the rows of a file may mean, within what the caller may read, and what was paid to whom lately. */
export async function lookUp(
  call: Call,
  input: PaymentBatchContract['calls']['lookup']['input'],
): Promise<PaymentBatchBook> {
  const payees = await payeesOf(call, input.beneficiaries);
  return {
    payees,
    accounts: await accountsOf(call, input.accounts),
    recent: await recentOf(call, payees),
  };
}

async function payeesOf(call: Call, texts: readonly string[]): Promise<PaymentBatchPayee[]> {
  if (texts.length === 0) return [];
  const isMeant = or(inArray(p.id, texts.filter(isUuid)), among(p.nameKey, texts), among(p.accountEnding, texts));
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
  const isMeant = or(own, inArray(a.id, ids), inArray(a.ownerId, ids), among(a.ownerKey, texts));
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

function among(column: typeof p.nameKey | typeof p.accountEnding | typeof a.ownerKey, texts: readonly string[]): SQL {
  const all = sql.join(texts.map(plain), sql`, `);
  return texts.length === 0 ? sql`false` : sql`${plain(column)} IN (${all})`;
}

/** The rows of another resource that the caller may read. @throws Refusal when it may read none */
function readable(call: Call, table: Parameters<typeof readableRows>[0], segment: Segment): SQL | undefined {
  if (!call.principal.ability.can('read', segment)) throw forbidden('read', segment);
  return readableRows(table, { ...call, asked: { action: 'read', segment } });
}
