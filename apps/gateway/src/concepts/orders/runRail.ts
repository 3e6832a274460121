import { and, eq, lte, sql } from 'drizzle-orm';
import { dueJob, type JobRun } from '../../platform/jobs';
import { outgoingOf } from './listing';
import { acceptOrder, completeOrder } from './moveOrder';
import { outgoingTable as o } from './table';

const DAY = 86_400_000;

const yesterday = ({ now }: JobRun) => new Date(now.getTime() - DAY);

const orders = { subject: o.kind, table: o, id: o.id, account: o.accountId, select: outgoingOf } as const;

const acceptOrders = dueJob({
  ...orders,
  name: 'orderAcceptance',
  isDue: (run) => and(eq(o.status, 1), lte(o.createdAt, yesterday(run))),
  dueAt: () => sql`${o.createdAt} + interval '24 hours'`,
  process: (tx, order, { now }) => acceptOrder(tx, order, now),
});

const completeOrders = dueJob({
  ...orders,
  name: 'orderCompletion',
  isDue: (run) => and(eq(o.status, 3), lte(o.acceptedAt, yesterday(run))),
  dueAt: () => sql`${o.acceptedAt} + interval '24 hours'`,
  process: (tx, order, { now }) => completeOrder(tx, order, now),
});

/** Processing by banks when nobody interferes: they accept an order a day after it was made, and it is completed a day later. */
export const railJobs = [acceptOrders, completeOrders] as const;
