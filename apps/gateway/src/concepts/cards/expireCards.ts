import { LIVE_CARD_STATUSES } from '@corridor/core';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { newId } from '../../platform/database';
import { dueJob } from '../../platform/jobs';
import { cardTable as c, cardEventTable } from './table';

// The constraint of the column lets a thirteenth month pass: an interval takes any number, where a date would refuse all cards for one.
const monthAfter = sql`('0001-01-01'::timestamp
  + make_interval(years => left(${c.expiry}, 4)::int - 1, months => right(${c.expiry}, 2)::int)) AT TIME ZONE 'UTC'`;

/** Lets cards expire whose month is over, and writes that into their history. */
export const expireCards = dueJob({
  name: 'cardExpiry',
  subject: 'card',
  table: c,
  id: c.id,
  isDue: ({ now }) => and(lt(c.expiry, now.toISOString().slice(0, 7)), inArray(c.status, [...LIVE_CARD_STATUSES])),
  dueAt: () => monthAfter,
  select: (tx, where) => tx.select().from(c).where(where),
  process: async (tx, { id: cardId, partnerId, status }, { now: at }) => {
    await tx.update(c).set({ status: 'expired' }).where(eq(c.id, cardId));
    const event = { action: 'expire', actor: 'Corridor', fromStatus: status, toStatus: 'expired' } as const;
    await tx.insert(cardEventTable).values({ ...event, id: newId(tx, at), partnerId, cardId, at });
  },
});
