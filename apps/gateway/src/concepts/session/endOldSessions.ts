import { sql } from 'drizzle-orm';
import { cleaningJob, type ScheduledJob } from '../../platform/jobs';
import { KNOWN_DAYS } from './knownNetworks';

/** Removes sessions, codes and known networks whose time is over, and settles changes of addresses that can no longer be undone. */
export const sessionJobs: readonly ScheduledJob[] = [
  cleaningJob('old-session', (now) => ({ table: 'session', where: sql`expires_at < ${now}` })),
  cleaningJob('old-known_network', (now) => ({
    table: 'known_network',
    where: sql`seen_at < ${now} - make_interval(days => ${KNOWN_DAYS})`,
  })),
  cleaningJob('old-reset_code', (now) => ({ table: 'reset_code', where: sql`expires_at < ${now}` })),
  cleaningJob('settled-emails', (now) => ({
    table: 'email_change',
    where: sql`settled_at IS NULL AND undone_at IS NULL AND confirmed_at IS NOT NULL AND undo_until <= ${now}`,
    set: sql`settled_at = ${now}`,
  })),
];
