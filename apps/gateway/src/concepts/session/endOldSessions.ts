import { type SQL, sql } from 'drizzle-orm';
import { deleteUnlocked } from '../../platform/database';
import type { ScheduledJob } from '../../platform/jobs';
import { KNOWN_DAYS } from './knownNetworks';

/** Removes sessions, codes and known networks whose time is over. */
export const sessionJobs: readonly ScheduledJob[] = [
  removal('session', (now) => sql`expires_at < ${now}::timestamptz`),
  removal('known_network', (now) => sql`seen_at < ${now}::timestamptz - make_interval(days => ${KNOWN_DAYS})`),
  removal('reset_code', (now) => sql`expires_at < ${now}::timestamptz`),
];

function removal(table: string, isOver: (now: string) => SQL): ScheduledJob {
  return {
    name: `old-${table}`,
    run: async ({ db, now }) => {
      await db.single(deleteUnlocked(table, isOver(now.toISOString())));
    },
  };
}
