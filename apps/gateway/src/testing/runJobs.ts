import { simulatedRail } from '../concepts/orders/simulatedRail';
import type { Database } from '../platform/database';
import type { JobRun, ScheduledJob } from '../platform/jobs';
import { createOutbox } from '../platform/mail';
import { silentLogger } from '../platform/ports/Logger';

/** Runs jobs one after the other at an instant, as a gateway does; a failure of one of them is the test's. */
export async function runJobs(
  { db }: { readonly db: Database },
  jobs: ScheduledJob | readonly ScheduledJob[],
  now: Date,
  more: Partial<JobRun> = {},
): Promise<void> {
  const outside = { rail: simulatedRail, rates: null, mailer: createOutbox() };
  const run = { db, now, keys: null, logger: silentLogger, closing: new AbortController().signal, outside, ...more };
  for (const job of [jobs].flat()) await job.run(run);
}
