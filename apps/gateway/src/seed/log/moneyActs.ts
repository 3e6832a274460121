import { BANK_NAME } from '@corridor/core';
import { asc } from 'drizzle-orm';
import { reviewOf } from '../../concepts/collections/recordEvent';
import { collectionEventTable } from '../../concepts/collections/table';
import { exchangeOrderTable } from '../../concepts/exchange-orders/table';
import { materialLinkTable } from '../../concepts/material-links/table';
import { loggedOf } from '../../concepts/material-links/writeLink';
import { materialCertificateTable, materialTable } from '../../concepts/materials/table';
import { cancellationOf } from '../../concepts/orders/cancelOrder';
import { newsEntryOf } from '../../concepts/orders/runRail';
import { outgoingTable, type StoredOutgoing } from '../../concepts/orders/table';
import { transferOrderTable } from '../../concepts/transfer-orders/table';
import type { AuditEntry } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import type { PastAct } from './PastAct';

/** Acts on orders of money, with the news of banks, and on collections with their materials. */
export async function moneyActs(tx: Transaction): Promise<PastAct[]> {
  return [
    ...(await tx.select().from(outgoingTable).orderBy(asc(outgoingTable.id))).flatMap(outgoingActs),
    ...(await orderActs(tx)),
    ...(await materialActs(tx)),
    ...(await reviewActs(tx)),
  ];
}

function outgoingActs(order: StoredOutgoing): PastAct[] {
  const { partnerId, createdAt, createdBy, requestId, acceptedAt, completedAt, endedAt, endedBy, status } = order;
  const news = (at: Date | null, ...[became, move]: News): PastAct[] =>
    at ? [{ partnerId, at, by: BANK_NAME, entry: newsEntryOf(order, became, move) }] : [];
  const failed = { from: completedAt ? 4 : acceptedAt ? 3 : 1, to: status, reason: order.reason } as const;
  return [
    { partnerId, at: createdAt, by: createdBy, requestId, entry: placingOf(order) },
    ...news(acceptedAt, 'accepted', { from: 1, to: 3 }),
    ...news(completedAt, 'completed', { from: 3, to: 4 }),
    ...(endedAt && endedBy !== null
      ? [{ partnerId, at: endedAt, by: endedBy, entry: cancellationOf(order) }]
      : news(endedAt, 'failed', failed)),
  ];
}

type News = [became: Parameters<typeof newsEntryOf>[1], move: Parameters<typeof newsEntryOf>[2]];

function placingOf({
  id,
  kind,
  ownerId,
  destinationId,
  feeDirection,
  reference,
  ...order
}: StoredOutgoing): AuditEntry {
  const amount = wireMoney(order.amount, order.currency);
  const after =
    kind === 'payment-order'
      ? { ownerId, beneficiaryId: destinationId, amount, feeDirection, reference }
      : { withdrawalAccountId: destinationId, amount };
  return { action: 'create', subject: kind, subjectId: id, after };
}

async function orderActs(tx: Transaction): Promise<PastAct[]> {
  const exchanges = await tx.select().from(exchangeOrderTable).orderBy(asc(exchangeOrderTable.id));
  const transfers = await tx.select().from(transferOrderTable).orderBy(asc(transferOrderTable.id));
  return [
    ...exchanges.map(({ id, partnerId, quoteId, status, createdAt: at, createdBy: by }): PastAct => {
      const after = { quoteId, status };
      return { partnerId, at, by, entry: { action: 'create', subject: 'exchange-order', subjectId: id, after } };
    }),
    ...transfers.map(({ id, partnerId, fromAccountId, toAccountId, requestId, ...order }): PastAct => {
      const { createdAt: at, createdBy: by, reference } = order;
      const amount = wireMoney(order.amount, order.currency);
      const after = { fromAccountId, toAccountId, amount, ...(reference && { reference }) };
      const entry: AuditEntry = { action: 'create', subject: 'transfer-order', subjectId: id, after };
      return { partnerId, at, by, requestId, entry };
    }),
  ];
}

async function materialActs(tx: Transaction): Promise<PastAct[]> {
  const materials = await tx.select().from(materialTable).orderBy(asc(materialTable.id));
  const { materialId, fileId, position } = materialCertificateTable;
  const certificates = await tx.select({ materialId, fileId }).from(materialCertificateTable).orderBy(position, fileId);
  const links = await tx.select().from(materialLinkTable).orderBy(asc(materialLinkTable.id));
  return [
    ...materials.map(({ id, partnerId, createdAt: at, createdBy: by, amount, currency, ...material }): PastAct => {
      const { ownerId, buyerName, buyerCountry, senderName, tradeComments } = material;
      const named = { ownerId, buyerName, buyerCountry, senderName, ...(tradeComments && { tradeComments }) };
      const certificateIds = certificates.flatMap((proof) => (proof.materialId === id ? [proof.fileId] : []));
      const after = { ...named, amount: wireMoney(amount, currency), certificateIds };
      return { partnerId, at, by, entry: { action: 'create', subject: 'material', subjectId: id, after } };
    }),
    ...links.map((link): PastAct => {
      const { id, partnerId, createdAt: at, createdBy: by } = link;
      const entry: AuditEntry = { action: 'create', subject: 'material-link', subjectId: id, after: loggedOf(link) };
      return { partnerId, at, by, entry };
    }),
  ];
}

const DECISIONS = { approved: 'approve', rejected: 'reject', returned: 'return' } as const;

async function reviewActs(tx: Transaction): Promise<PastAct[]> {
  const e = collectionEventTable;
  const events = await tx.select().from(e).orderBy(asc(e.at), asc(e.id));
  return events.flatMap(({ kind, partnerId, collectionId, at, actor: by, fromStatus: from, toStatus: to, reason }) => {
    if (kind !== 'approved' && kind !== 'rejected' && kind !== 'returned') return [];
    return [{ partnerId, at, by, entry: reviewOf(collectionId, DECISIONS[kind], { from, to, reason }) }];
  });
}
