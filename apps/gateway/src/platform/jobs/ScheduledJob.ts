import type { Database } from '../database';
import type { Logger } from '../ports/Logger';
import type { SecretKeys } from '../secrets';

/** A run of scheduled jobs: its instant, and what its jobs work with. */
export interface JobRun {
  readonly db: Database;
  readonly now: Date;
  /** Null where they are gone with the process. */
  readonly keys: SecretKeys | null;
  readonly logger: Logger;
  /** Aborted when the process ends: no further record is begun. */
  readonly closing: AbortSignal;
}

/** Work that time brings: run at the start and every hour. Its failure stops no other job. */
export interface ScheduledJob {
  readonly name: string;
  run(run: JobRun): Promise<void>;
}
