import type { NotificationKind, NotificationTopic, NotifiedSegment } from '@corridor/core';
import type { Principal } from '../../platform/call';
import type { Transaction } from '../../platform/database';

/** Something that happened to a record. */
export interface Happening {
  readonly kind: NotificationKind;
  readonly segment: NotifiedSegment;
  readonly recordId: string;
  readonly name: string;
  readonly at: Date;
}

/** Who asks what has happened since when, in the transaction of its answer. */
export interface Asking {
  readonly tx: Transaction;
  readonly principal: Principal;
  readonly since: Date;
}

/** Tells what has happened to one kind of record, the newest first, as far as its reader may know. */
export interface Source {
  readonly topic: NotificationTopic;
  read(asking: Asking): Promise<Happening[]>;
}
