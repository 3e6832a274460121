import { sql } from 'drizzle-orm';
import { cleaningJob, type ScheduledJob } from '../../platform/jobs';
import { KNOWN_DAYS } from './knownNetworks';

const TOLD_DAYS = 30;

/** Removes sessions, codes, links and known networks whose time is over. */
export const sessionJobs: readonly ScheduledJob[] = [
  cleaningJob('old-session', (now) => ({ table: 'session', where: sql`expires_at < ${now}` })),
  cleaningJob('old-known_network', (now) => ({
    table: 'known_network',
    where: sql`seen_at < ${now} - make_interval(days => ${KNOWN_DAYS})`,
  })),
  cleaningJob('old-reset_code', (now) => ({ table: 'reset_code', where: sql`expires_at < ${now}` })),
  // Whoever opens an old link is told for a while what became of it.
  cleaningJob('old-password_link', (now) => ({
    table: 'password_link',
    where: sql`expires_at < ${now} - make_interval(days => ${TOLD_DAYS})`,
  })),
];
