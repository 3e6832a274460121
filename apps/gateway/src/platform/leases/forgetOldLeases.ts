import { sql } from 'drizzle-orm';
import { cleaningJob } from '../jobs';

/** Forgets leases of processes that have died. */
export const forgetOldLeases = cleaningJob('old-leases', () => ({
  table: 'lease',
  where: sql`ends_at < clock_timestamp()`,
}));
