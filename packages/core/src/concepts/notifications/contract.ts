import type { Segment } from '../../resource';
import type { NotificationKind } from './enums';

/** Days for which something is told; what is older has been seen or is no news. @source ours */
export const NOTIFICATION_DAYS = 14;

/** Most notifications that are told at once, the newest. @source ours */
export const MOST_NOTIFICATIONS = 50;

/** Segments of records that notifications lead to. @source ours */
export const NOTIFIED_SEGMENTS = [
  'approval',
  'collection',
  'download',
  'merchant',
  'payment-order',
  'withdrawal-order',
] as const satisfies readonly Segment[];

/** Segment of a record that a notification leads to. */
export type NotifiedSegment = (typeof NOTIFIED_SEGMENTS)[number];

/** Something that a user asked to be told of. @source ours */
export interface UserNotification {
  /** Another one when the same happens to the record again. */
  id: string;
  kind: NotificationKind;
  segment: NotifiedSegment;
  recordId: string;
  /** What the record is called: a file, a payee, a merchant, a payer. */
  name: string;
  /** UTC instant. */
  at: string;
  read: boolean;
}

/** What there is to tell, newest first; `unread` counts what is told and not read. @source ours */
export interface NotificationList {
  unread: number;
  items: UserNotification[];
}
