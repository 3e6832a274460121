import { type SQL, sql } from 'drizzle-orm';
import { inPortions, type Portions } from '../database/inPortions';
import type { ScheduledJob } from './ScheduledJob';

/** Declares a job that takes away rows whose time is over, portion by portion; what somebody has locked stays for the next run. */
export function cleaningJob(name: string, portionsAt: (now: SQL) => Portions | readonly Portions[]): ScheduledJob {
  return {
    name,
    ofPartners: false,
    run: async ({ db, now }) => {
      for (const portions of [portionsAt(sql`${now.toISOString()}::timestamptz`)].flat())
        await inPortions(db, portions);
    },
  };
}
