import type { Database } from '../database';
import type { Mailer } from '../mail/Mailer';
import type { Logger } from '../ports/Logger';
import type { Rail } from '../ports/Rail';
import type { RateSource } from '../ports/RateSource';
import type { SecretKeys } from '../secrets';

/** Partners of a run: one whose sandbox is ahead in time, or all but those. */
export type RunPartners = { readonly only: string } | { readonly except: readonly string[] };

/** A run of scheduled jobs: its instant, and what its jobs work with. */
export interface JobRun {
  readonly db: Database;
  readonly now: Date;
  /** Partners that are at this instant; all unless told. */
  readonly partners?: RunPartners;
  /** Null where they are gone with the process. */
  readonly keys: SecretKeys | null;
  readonly logger: Logger;
  readonly outside: { readonly rail: Rail; readonly rates: RateSource | null; readonly mailer: Mailer };
  /** Aborted when the process ends: no further record is begun. */
  readonly closing: AbortSignal;
}

/** Work that time brings: run at the start and every hour. Its failure stops no other job. */
export interface ScheduledJob {
  readonly name: string;
  /** Returns true if its records are those of partners, each of which is at an instant of its own. */
  readonly ofPartners: boolean;
  run(run: JobRun): Promise<void>;
}
