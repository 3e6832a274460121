import { type JobFaultReason, type JobName, type JobSubject, jobRetryDelay } from '@corridor/core';
import { and, eq, gt, inArray, lte, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  createId,
  type Database,
  DatabaseBusy,
  DatabaseUnavailable,
  SERVICE_SCOPE,
  type Transaction,
} from '../database';
import { Refusal } from '../refusals/Refusal';
import type { JobRun } from './ScheduledJob';
import { jobFaultTable as f } from './table';

/** A record of a job. */
interface JobRecord {
  readonly job: JobName;
  readonly subjectId: string;
}

/** A record that its job could not process. */
interface FaultyRecord extends JobRecord {
  readonly partnerId: string;
  readonly subject: JobSubject;
  readonly dueAt: Date;
}

/** The reason that is kept of whatever was thrown: one of a closed list, so that no personal data are in it. */
export function reasonOf(thrown: unknown): JobFaultReason {
  if (thrown instanceof DatabaseBusy) return 'locked';
  if (thrown instanceof DatabaseUnavailable) return 'timeout';
  if (!(thrown instanceof Refusal)) return 'failed';
  return thrown.details.reason === 'refusals.insufficientFunds' ? 'insufficientFunds' : 'refused';
}

/** Counts a fault of a record, and puts the record back for longer the more there were. */
export async function countFault(db: Database, record: FaultyRecord, reason: JobFaultReason, now: Date): Promise<void> {
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const [known] = await tx.select({ faults: f.faults }).from(f).where(isOf(record)).for('no key update');
    const faults = (known?.faults ?? 0) + 1;
    const nextTryAt = new Date(now.getTime() + jobRetryDelay(reason, faults));
    const counted = { reason, faults, lastFaultAt: now, nextTryAt };
    await tx
      .insert(f)
      .values({ id: createId(now.getTime()), ...record, ...counted, firstFaultAt: now })
      .onConflictDoUpdate({ target: [f.job, f.subjectId], set: counted });
  });
}

/** Forgets the faults of a record, in the transaction that processed it. */
export async function forgetFault(tx: Transaction, record: JobRecord): Promise<void> {
  await tx.delete(f).where(isOf(record));
}

/** Forgets the faults of a job's records that are not due any more, as somebody else saw to them. */
export async function forgetSettled(run: JobRun, job: JobName, dueRecord: (subjectId: PgColumn) => SQL): Promise<void> {
  await run.db.transaction(SERVICE_SCOPE, (tx) => {
    const settled = tx
      .select({ id: f.id })
      .from(f)
      .where(and(eq(f.job, job), isOfRun(run, f.partnerId), sql`NOT EXISTS (${dueRecord(f.subjectId)})`))
      .for('update', { skipLocked: true });
    return tx.delete(f).where(inArray(f.id, settled));
  });
}

/** Condition on a record of a job: it is not put back after a fault. */
export function isNotPutBack(tx: Transaction, job: JobName, subjectId: PgColumn, now: Date): SQL {
  const isPutBack = and(eq(f.job, job), eq(f.subjectId, subjectId), gt(f.nextTryAt, now));
  return notExists(tx.select({ id: f.id }).from(f).where(isPutBack));
}

/** Condition on a record of one of a run's partners. */
export function isOfRun({ partners }: JobRun, partnerId: PgColumn): SQL | undefined {
  if (!partners) return undefined;
  return 'only' in partners ? eq(partnerId, partners.only) : notInArray(partnerId, [...partners.except]);
}

/** Names of the jobs that have a record to try again. */
export async function jobsToRetry(db: Database, now: Date): Promise<ReadonlySet<string>> {
  const rows = await db.transaction(SERVICE_SCOPE, (tx) =>
    tx.selectDistinct({ job: f.job }).from(f).where(lte(f.nextTryAt, now)),
  );
  return new Set(rows.map(({ job }) => job));
}

function isOf({ job, subjectId }: JobRecord): SQL | undefined {
  return and(eq(f.job, job), eq(f.subjectId, subjectId));
}
