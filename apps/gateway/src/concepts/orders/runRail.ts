import { BANK_NAME, type JobName, type OrderStatus } from '@corridor/core';
import { and, eq, lte, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import { systemActor } from '../../platform/audit/systemActor';
import type { AuditEntry } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { dueJob, type JobRun } from '../../platform/jobs';
import type { RailNews, RailOrder } from '../../platform/ports/Rail';
import { outgoingOf } from './listing';
import { acceptOrder, completeOrder, dropOrder, refundOrder } from './moveOrder';
import { type OutgoingOfAccount, outgoingTable as o, type StoredOutgoing } from './table';

/** News of orders under way, of which banks are asked: whether they took an order in, and whether its money arrived. */
export const railJobs = [newsJob('orderAcceptance', 1, o.createdAt), newsJob('orderCompletion', 3, o.acceptedAt)];

function newsJob(name: JobName, status: 1 | 3, since: typeof o.createdAt | typeof o.acceptedAt) {
  return dueJob({
    name,
    subject: o.kind,
    table: o,
    id: o.id,
    account: o.accountId,
    select: outgoingOf,
    isDue: ({ now, outside: { rail } }) =>
      and(eq(o.status, status), lte(since, new Date(now.getTime() - rail.quietSeconds * 1000))),
    dueAt: ({ outside: { rail } }) => sql`${since} + make_interval(secs => ${rail.quietSeconds})`,
    process: followNews,
  });
}

async function followNews(tx: Transaction, found: OutgoingOfAccount, { now, outside }: JobRun): Promise<void> {
  const news = await outside.rail.newsOf(toRailOrder(found.order), now);
  const isKnown = news?.became === 'accepted' && found.order.status !== 1;
  if (news && !isKnown) await move(tx, found, news, now);
}

const ACTIONS = { accepted: 'rail-accepts', completed: 'rail-completes', failed: 'rail-fails' } as const;

async function move(tx: Transaction, found: OutgoingOfAccount, news: RailNews, at: Date): Promise<void> {
  const { id, partnerId, status } = found.order;
  await applyNews(tx, found, news, at);
  const [moved] = await tx.select({ status: o.status, reason: o.reason }).from(o).where(eq(o.id, id));
  const entry = newsEntryOf(found.order, news.became, { from: status, to: moved?.status, reason: moved?.reason });
  await audit(tx, systemActor(partnerId, BANK_NAME, at), entry);
}

interface Move {
  readonly from: OrderStatus;
  readonly to: OrderStatus | undefined;
  readonly reason?: string | null | undefined;
}

/** The log's entry of news that moved an order. */
export function newsEntryOf(
  { id, kind }: Pick<StoredOutgoing, 'id' | 'kind'>,
  became: RailNews['became'],
  { from, to, reason }: Move,
): AuditEntry {
  const after = { status: to, ...(reason && { reason }) };
  return { action: ACTIONS[became], subject: kind, subjectId: id, before: { status: from }, after };
}

async function applyNews(tx: Transaction, found: OutgoingOfAccount, news: RailNews, at: Date): Promise<void> {
  if (news.became === 'accepted') return acceptOrder(tx, found, at);
  if (news.became === 'completed') return completeOrder(tx, found, at);
  const ending = { reason: news.reason, at };
  if (found.order.status === 1) await dropOrder(tx, found, { ...ending, by: null });
  else await refundOrder(tx, found, ending);
}

function toRailOrder({ id, partnerId, kind, status, createdAt, acceptedAt }: StoredOutgoing): RailOrder {
  return status === 1
    ? { id, partnerId, kind, status: 'placed', since: createdAt }
    : { id, partnerId, kind, status: 'accepted', since: acceptedAt ?? createdAt };
}
