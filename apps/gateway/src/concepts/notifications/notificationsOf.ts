import {
  MOST_NOTIFICATIONS,
  NOTIFICATION_DAYS,
  type NotificationList,
  type NotificationTopic,
  type UserNotification,
} from '@corridor/core';
import { and, eq, inArray } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import type { Happening } from './Source';
import { notificationSources } from './sources';
import { notificationReadTable as r } from './table';

/** Whose notifications are read, since when, of which topics; null: of all. */
export interface Wanted {
  readonly principal: Principal;
  readonly now: Date;
  readonly topics: readonly NotificationTopic[] | null;
}

/** What there is to tell somebody, newest first: what happened to records, not what was stored about it, so that a right that is gone shows nothing. */
export async function notificationsOf(tx: Transaction, { principal, now, topics }: Wanted): Promise<NotificationList> {
  const since = new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000);
  const found: Happening[] = [];
  for (const { topic, read } of notificationSources) {
    if (topics === null || topics.includes(topic)) found.push(...(await read({ tx, principal, since })));
  }
  const newest = found.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_NOTIFICATIONS);
  const read = await readAmong(tx, principal, newest.map(idOf));
  const items = newest.map((happening) => toNotification(happening, read.has(idOf(happening))));
  return { unread: items.filter((item) => !item.read).length, items };
}

async function readAmong(tx: Transaction, { userId }: Principal, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const marked = await tx
    .select({ id: r.notificationId })
    .from(r)
    .where(and(eq(r.userId, userId), inArray(r.notificationId, [...ids])));
  return new Set(marked.map(({ id }) => id));
}

const idOf = ({ kind, recordId, at }: Happening) => `${kind}:${recordId}:${at.getTime()}`;

function toNotification(happening: Happening, read: boolean): UserNotification {
  const { kind, segment, recordId, name, at } = happening;
  return { id: idOf(happening), kind, segment, recordId, name, at: at.toISOString(), read };
}
