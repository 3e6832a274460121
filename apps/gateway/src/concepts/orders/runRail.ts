import { BANK_NAME } from '@corridor/core';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import { systemActor } from '../../platform/audit/systemActor';
import { type Database, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import type { Rail, RailNews, RailOrder } from '../../platform/ports/Rail';
import { lockOrder } from './findOrder';
import { acceptOrder, completeOrder, dropOrder, refundOrder } from './moveOrder';
import { type OutgoingOfAccount, outgoingTable as o, type StoredOutgoing } from './table';

const BATCH = 500;

/** Asks the banks for news of every order under way, and moves those of which there is some, each in a transaction of its own. */
export async function runRail(db: Database, rail: Rail, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (let batch = await underWay(db, null); batch.length > 0; batch = await underWay(db, batch.at(-1) ?? null)) {
    for (const order of batch) {
      // One that a bank cannot answer for keeps no other one waiting.
      await followNews(db, rail, order, now).catch((reason: unknown) => failures.push(reason));
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function followNews(db: Database, rail: Rail, stored: UnderWay, now: Date): Promise<void> {
  const news = await rail.newsOf(toRailOrder(stored), now);
  if (!news) return;
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const found = await lockOrder(tx, and(eq(o.id, stored.id), eq(o.status, stored.status)), true);
    if (found) await move(tx, found, news, now);
  });
}

const ACTIONS = { accepted: 'rail-accepts', completed: 'rail-completes', failed: 'rail-fails' } as const;

async function move(tx: Transaction, found: OutgoingOfAccount, news: RailNews, at: Date): Promise<void> {
  const { id, kind, partnerId, status } = found.order;
  await applyNews(tx, found, news, at);
  const [moved] = await tx.select({ status: o.status, reason: o.reason }).from(o).where(eq(o.id, id));
  const after = { status: moved?.status, ...(moved?.reason && { reason: moved.reason }) };
  const entry = { action: ACTIONS[news.became], subject: kind, subjectId: id, before: { status }, after };
  await audit(tx, systemActor(partnerId, BANK_NAME, at), entry);
}

async function applyNews(tx: Transaction, found: OutgoingOfAccount, news: RailNews, at: Date): Promise<void> {
  if (news.became === 'accepted') return acceptOrder(tx, found, at);
  if (news.became === 'completed') return completeOrder(tx, found, at);
  const ending = { reason: news.reason, at };
  if (found.order.status === 1) await dropOrder(tx, found, { ...ending, by: null });
  else await refundOrder(tx, found, ending);
}

type UnderWay = Pick<StoredOutgoing, 'id' | 'partnerId' | 'kind' | 'status' | 'createdAt' | 'acceptedAt'>;

function underWay(db: Database, after: UnderWay | null): Promise<UnderWay[]> {
  const { id, partnerId, kind, status, createdAt, acceptedAt } = o;
  const isLater: SQL | undefined =
    after === null
      ? undefined
      : sql`(${createdAt}, ${id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db.transaction(SERVICE_SCOPE, (tx) =>
    tx
      .select({ id, partnerId, kind, status, createdAt, acceptedAt })
      .from(o)
      .where(and(inArray(status, [1, 3]), isLater))
      .orderBy(asc(createdAt), asc(id))
      .limit(BATCH),
  );
}

function toRailOrder({ id, partnerId, kind, status, createdAt, acceptedAt }: UnderWay): RailOrder {
  return status === 1
    ? { id, partnerId, kind, status: 'placed', since: createdAt }
    : { id, partnerId, kind, status: 'accepted', since: acceptedAt ?? createdAt };
}
