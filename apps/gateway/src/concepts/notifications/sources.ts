import { type ApprovalEvent, MOST_NOTIFICATIONS, type Segment } from '@corridor/core';
import { and, desc, eq, gt, inArray, type SQL, sql, type Table } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import { readableRows } from '../../platform/listing';
import { waitingFor } from '../approvals/shown';
import { approvalTable as a, approvalEventTable } from '../approvals/table';
import { collectionTable as c, collectionEventTable } from '../collections/table';
import { downloadTable as d } from '../downloads/table';
import { reviewsWaitingFor } from '../merchants/reviews';
import { merchantTable as m, merchantEventTable } from '../merchants/table';
import { outgoingTable as o } from '../orders';
import type { OutgoingKind } from '../orders/table';
import type { Source } from './Source';

/** Everything that notifications are made of. */
export const notificationSources: readonly Source[] = [
  { topic: 'exports', read: readExports },
  failedOrders('payment-order'),
  failedOrders('withdrawal-order'),
  { topic: 'reviews', read: readWaitingApprovals },
  { topic: 'reviews', read: readAnsweredApprovals },
  { topic: 'reviews', read: readDecidedApprovals },
  { topic: 'reviews', read: readMerchants },
  { topic: 'reviews', read: readCollections },
];

/** The rows of a segment that somebody may read, or null where that is none. */
function readable(principal: Principal, segment: Segment, table: Table): { readonly rows: SQL | undefined } | null {
  if (!principal.ability.can('read', segment)) return null;
  return { rows: readableRows(table, { principal, asked: { action: 'read', segment } }) };
}

async function readExports({ tx, principal, since }: Parameters<Source['read']>[0]) {
  const own = readable(principal, 'download', d);
  if (!own) return [];
  const ended = and(eq(d.userId, principal.userId), inArray(d.status, ['ready', 'failed']), gt(d.finishedAt, since));
  const found = await tx
    .select({ id: d.id, resource: d.resource, status: d.status, name: d.fileName, at: d.finishedAt })
    .from(d)
    .where(and(ended, own.rows))
    .orderBy(desc(d.finishedAt))
    .limit(MOST_NOTIFICATIONS);
  return found.flatMap(({ id, resource, status, name, at }) => {
    if (!at || !principal.ability.can('export', resource)) return [];
    const kind = status === 'ready' ? ('exportReady' as const) : ('exportFailed' as const);
    return [{ kind, segment: 'download' as const, recordId: id, name, at }];
  });
}

/** Orders whose money did not arrive: not taken in, or returned; what its owner took back is no news. */
function failedOrders(segment: OutgoingKind): Source {
  const kind = segment === 'payment-order' ? 'paymentFailed' : 'withdrawalFailed';
  return {
    topic: 'payments',
    async read({ tx, principal, since }) {
      const own = readable(principal, segment, o);
      if (!own) return [];
      const failed = and(inArray(o.status, [2, 5]), eq(o.cancelled, false), gt(o.endedAt, since));
      const found = await tx
        .select({ id: o.id, name: o.destinationName, at: o.endedAt })
        .from(o)
        .where(and(eq(o.partnerId, principal.partnerId), eq(o.kind, segment), failed, own.rows))
        .orderBy(desc(o.endedAt))
        .limit(MOST_NOTIFICATIONS);
      return found.flatMap(({ id, name, at }) => (at ? [{ kind, segment, recordId: id, name, at }] : []));
    },
  };
}

// Only who may decide on a request waits for one, and never for an own one.
async function readWaitingApprovals({ tx, principal, since }: Parameters<Source['read']>[0]) {
  const own = readable(principal, 'approval', a);
  if (!own || !principal.ability.can('approve', 'approval')) return [];
  const waits = and(gt(a.createdAt, since), waitingFor(principal));
  const found = await tx
    .select({ id: a.id, summary: a.summary, makerName: a.makerName, at: a.createdAt })
    .from(a)
    .where(and(eq(a.partnerId, principal.partnerId), waits, own.rows))
    .orderBy(desc(a.createdAt))
    .limit(MOST_NOTIFICATIONS);
  return found.map(({ id, summary, makerName, at }) => ({
    kind: 'approvalWaiting' as const,
    segment: 'approval' as const,
    recordId: id,
    name: summary || makerName,
    at,
  }));
}

// Whoever has asked back is told of the answer.
async function readAnsweredApprovals({ tx, principal, since }: Parameters<Source['read']>[0]) {
  const own = readable(principal, 'approval', a);
  if (!own) return [];
  const e = approvalEventTable;
  const asked = sql`EXISTS (SELECT FROM approval_event asked WHERE asked.approval_id = ${a.id} AND asked.event = 'askedBack'
    AND asked.actor_id = ${principal.userId})`;
  const found = await tx
    .select({ id: a.id, summary: a.summary, makerName: a.makerName, at: e.at })
    .from(e)
    .innerJoin(a, eq(a.id, e.approvalId))
    .where(and(eq(a.partnerId, principal.partnerId), eq(e.event, 'answered'), gt(e.at, since), asked, own.rows))
    .orderBy(desc(e.at))
    .limit(MOST_NOTIFICATIONS);
  return found.map(({ id, summary, makerName, at }) => ({
    kind: 'approvalAnswered' as const,
    segment: 'approval' as const,
    recordId: id,
    name: summary || makerName,
    at,
  }));
}

const DECISIONS: readonly ApprovalEvent[] = ['askedBack', 'done', 'refused', 'expired', 'failed'];

// Whoever asked is told what became of it.
async function readDecidedApprovals({ tx, principal, since }: Parameters<Source['read']>[0]) {
  const own = readable(principal, 'approval', a);
  if (!own) return [];
  const e = approvalEventTable;
  const decided = and(eq(a.makerId, principal.userId), inArray(e.event, [...DECISIONS]), gt(e.at, since));
  const found = await tx
    .select({ id: a.id, summary: a.summary, makerName: a.makerName, at: e.at })
    .from(e)
    .innerJoin(a, eq(a.id, e.approvalId))
    .where(and(eq(a.partnerId, principal.partnerId), decided, own.rows))
    .orderBy(desc(e.at))
    .limit(MOST_NOTIFICATIONS);
  return found.map(({ id, summary, makerName, at }) => ({
    kind: 'approvalDecided' as const,
    segment: 'approval' as const,
    recordId: id,
    name: summary || makerName,
    at,
  }));
}

// Only who may decide a review waits for one.
async function readMerchants({ tx, principal, since }: Parameters<Source['read']>[0]) {
  const own = readable(principal, 'merchant', m);
  if (!own) return [];
  const e = merchantEventTable;
  const submitted = tx
    .select({ at: sql`max(${e.at})` })
    .from(e)
    .where(and(eq(e.merchantId, m.id), eq(e.toStatus, 'underReview')));
  const found = await tx
    .select({ id: m.id, name: m.name, at: instantOf(sql`coalesce((${submitted}), ${m.updatedAt})`) })
    .from(m)
    .where(and(eq(m.partnerId, principal.partnerId), reviewsWaitingFor(principal), own.rows));
  return found
    .filter(({ at }) => at > since)
    .map(({ id, name, at }) => ({
      kind: 'merchantReview' as const,
      segment: 'merchant' as const,
      recordId: id,
      name,
      at,
    }));
}

async function readCollections({ tx, principal, since }: Parameters<Source['read']>[0]) {
  const own = readable(principal, 'collection', c);
  if (!own || !principal.ability.can('approve', 'collection')) return [];
  const e = collectionEventTable;
  const covered = tx
    .select({ at: sql`max(${e.at})` })
    .from(e)
    .where(and(eq(e.collectionId, c.id), eq(e.toStatus, 21)));
  const found = await tx
    .select({ id: c.id, name: c.payerName, at: instantOf(sql`coalesce((${covered}), ${c.receivedAt})`) })
    .from(c)
    .where(and(eq(c.partnerId, principal.partnerId), eq(c.status, 21), own.rows));
  return found
    .filter(({ at }) => at > since)
    .map(({ id, name, at }) => ({
      kind: 'collectionReview' as const,
      segment: 'collection' as const,
      recordId: id,
      name,
      at,
    }));
}

// Drivers give an instant of an expression as a text or as a date.
function instantOf(expression: SQL): SQL<Date> {
  return sql<Date>`${expression}`.mapWith((value: unknown) => new Date(value instanceof Date ? value : String(value)));
}
