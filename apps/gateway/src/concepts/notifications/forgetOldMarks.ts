import { NOTIFICATION_DAYS } from '@corridor/core';
import { lt } from 'drizzle-orm';
import { type Database, SERVICE_SCOPE } from '../../platform/database';
import { notificationReadTable as r } from './table';

/** Forgets what was read of what is told no longer: a record is read after it was told, so twice the time is enough. */
export async function forgetOldMarks(db: Database, now: Date): Promise<void> {
  const over = new Date(now.getTime() - 2 * NOTIFICATION_DAYS * 86_400_000);
  await db.transaction(SERVICE_SCOPE, (tx) => tx.delete(r).where(lt(r.readAt, over)));
}
