import { type CollectionAuditStatus, statusOfCoverage } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { collectionEventTable, collectionTable } from '../../concepts/collections/table';
import { materialLinkTable } from '../../concepts/material-links/table';
import { materialCertificateTable, materialEventTable, materialTable } from '../../concepts/materials/table';
import { transactionTable } from '../../concepts/transactions';
import type { Transaction } from '../../platform/database';
import { storedFileTable } from '../../platform/files';
import { storedMoney } from '../../platform/money';
import { createRandom, type Random } from '../../platform/seeding/createRandom';
import { demoColleague } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import type { CollectionStory, StoryEnd } from './collectionStories';
import { materialEventsOf, materialsOf, type StoryMaterials } from './storyMaterials';

const BATCH = 200;
const REASONS = ['The invoice names another buyer', 'The amounts do not match', 'The certificate cannot be read'];

const STATUS: Readonly<Record<StoryEnd, CollectionAuditStatus>> = {
  approved: 26,
  waiting: 22,
  partial: 22,
  reviewing: 21,
  rejected: 23,
  returned: 23,
};

/** Writes the collections of the demo's history down, once their postings are booked: with their materials, links and events. */
export async function seedCollections({ tx }: Seeding, stories: readonly CollectionStory[]): Promise<void> {
  const random = createRandom('materials');
  const transfers = await transfersOf(tx);
  const collected = stories.map((story) => {
    const proof = materialsOf(story, random);
    const reason = story.end === 'rejected' ? random.pick(REASONS) : null;
    return { proof, row: rowOf(story, proof, reason), events: eventsOf(story, proof, { reason, transfers, random }) };
  });
  const all = <T>(pick: (proof: StoryMaterials) => T[]) => collected.flatMap(({ proof }) => pick(proof));
  await insert(
    tx,
    collectionTable,
    collected.map(({ row }) => row),
  );
  await insert(
    tx,
    collectionEventTable,
    collected.flatMap(({ events }) => events),
  );
  await insert(
    tx,
    materialTable,
    all(({ materials }) => materials),
  );
  await insert(
    tx,
    storedFileTable,
    all(({ files }) => files),
  );
  await insert(
    tx,
    materialCertificateTable,
    all(({ certificates }) => certificates),
  );
  await insert(
    tx,
    materialLinkTable,
    all(({ links }) => links),
  );
  // A chance of its own, so that nothing that is collected above changes with it.
  const ids = createRandom('material events');
  await insert(
    tx,
    materialEventTable,
    collected.flatMap(({ proof }) => materialEventsOf(proof, ids)),
  );
}

async function insert<T extends PgTable>(tx: Transaction, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await tx.insert(table).values(rows.slice(from, from + BATCH));
}

/** The posting of each transaction that a collection made. */
async function transfersOf(tx: Transaction): Promise<ReadonlyMap<string, string | null>> {
  const { id, transferId, sourceKind } = transactionTable;
  const booked = await tx.select({ id, transferId }).from(transactionTable).where(eq(sourceKind, 'collection'));
  return new Map(booked.map((row) => [row.id, row.transferId]));
}

function linkedOf({ links }: StoryMaterials): bigint {
  return links.reduce((sum, { status, amount }) => sum + (status === 'linked' ? amount : 0n), 0n);
}

function rowOf(
  story: CollectionStory,
  proof: StoryMaterials,
  reason: string | null,
): typeof collectionTable.$inferInsert {
  const { end, account, amount, fee, payer, decidedAt, transactions } = story;
  const [transactionId, leavingId, creditId] = transactions;
  const [payerName, payerAccount, payerCountry] = payer;
  return {
    id: story.id,
    partnerId: account.partnerId,
    virtualAccountId: story.under.id,
    accountId: account.id,
    ownerId: account.ownerId,
    status: STATUS[end],
    currency: account.currency,
    amount: amount.minor,
    fee: fee.minor,
    linked: linkedOf(proof),
    payerName,
    payerAccount,
    payerCountry,
    reference: story.reference,
    bankReference: story.bankReference,
    rejectionReason: reason,
    transactionId,
    receivedAt: story.receivedAt,
    ...(end === 'approved' ? { creditTransactionId: creditId, reviewedAt: decidedAt } : {}),
    ...(end === 'rejected' ? { reviewedAt: decidedAt } : {}),
    ...(end === 'returned' ? { returnTransactionId: leavingId, returnedAt: decidedAt } : {}),
  };
}

interface Telling {
  readonly reason: string | null;
  readonly transfers: ReadonlyMap<string, string | null>;
  readonly random: Random;
}

type Event = typeof collectionEventTable.$inferInsert;

/** The history of a collection: it arrives, is linked step by step, and comes to its end. */
function eventsOf(story: CollectionStory, { links }: StoryMaterials, { reason, transfers, random }: Telling): Event[] {
  const { id: collectionId, account, under, amount, end, receivedAt, decidedAt, transactions } = story;
  const { partnerId } = account;
  let status: CollectionAuditStatus | null = null;
  const event = (of: Pick<Event, 'kind' | 'at' | 'actor' | 'amount' | 'toStatus'> & Partial<Event>): Event => {
    const made = { ...of, id: random.id(of.at), partnerId, collectionId, fromStatus: status };
    status = of.toStatus;
    return made;
  };
  const transferId = (transaction: string) => transfers.get(transaction) ?? null;
  const [arrivalId, leavingId] = transactions;
  const whole = { amount: amount.minor, actor: demoColleague(partnerId, 'finance'), at: decidedAt };
  const arrived = { kind: 'arrived', toStatus: 22, at: receivedAt, actor: under.bankName } as const;
  const events = [event({ ...whole, ...arrived, transferId: transferId(arrivalId) })];
  let linked = 0n;
  for (const link of links) {
    linked += link.amount;
    const toStatus = statusOfCoverage(amount, storedMoney(linked, account.currency));
    events.push(event({ kind: 'linked', at: link.createdAt, actor: link.createdBy, amount: link.amount, toStatus }));
  }
  const leaving = { ...whole, transferId: transferId(leavingId) };
  if (end === 'approved') events.push(event({ ...leaving, kind: 'approved', toStatus: 26 }));
  if (end === 'rejected') events.push(event({ ...whole, kind: 'rejected', toStatus: 23, reason }));
  if (end === 'returned') events.push(event({ ...leaving, kind: 'returned', toStatus: 23 }));
  return events;
}
