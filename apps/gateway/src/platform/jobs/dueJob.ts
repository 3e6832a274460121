import type { JobName, JobSubject } from '@corridor/core';
import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { DatabaseUnavailable, SERVICE_SCOPE, type Transaction } from '../database';
import { traceOf } from '../refusals/toRefusal';
import { countFault, forgetFault, forgetSettled, isNotPutBack, isOfRun, reasonOf } from './faults';
import type { JobRun, ScheduledJob } from './ScheduledJob';
import { jobFaultTable as f } from './table';

/** Locked selection of rows of one table, whatever is joined to them. */
interface Lockable<Found> extends PromiseLike<Found[]> {
  for(strength: 'no key update', config: { of: PgTable; skipLocked: true }): PromiseLike<Found[]>;
}

/** Records of one table that a job processes when they are due. */
interface DueRecords<Found> {
  readonly name: JobName;
  /** JobSubject of the records' resource, or the column that tells it. */
  readonly subject: JobSubject | PgColumn;
  readonly table: PgTable & { readonly partnerId: PgColumn };
  /** Column of the record's id; `id` of the table unless told. */
  readonly id: PgColumn;
  /** Condition on a due record; null where none can be processed now. It no longer holds once the record is processed. */
  readonly isDue: (run: JobRun) => SQL | undefined | null | Promise<SQL | undefined | null>;
  /** Instant at which a record came due; in the order of these a partner's records are processed. */
  readonly dueAt: (run: JobRun) => SQL | PgColumn;
  /** Column of the account that the work locks, where it tells one: others of a locked account are left for the next run. */
  readonly account?: PgColumn;
  readonly select: (tx: Transaction, where: SQL | undefined) => Lockable<Found>;
  /** Processes a record, which is locked. Whatever it throws undoes this record's transaction and counts as its fault. */
  readonly process: (tx: Transaction, found: Found, run: JobRun) => Promise<void>;
}

/** A job of which it is known when it has to run. */
export interface DueJob extends ScheduledJob {
  /** Instant at which the first record comes due that a run could process; null where none does until another instant. */
  firstDue(run: JobRun, until: Date): Promise<Date | null>;
}

/** A record that was due when its page was read. */
interface Due {
  readonly id: string;
  readonly subject: JobSubject;
  readonly dueAt: Date;
  readonly account: string | null;
  readonly faults: number | null;
}

/** A partner's due records, read page by page. */
interface Queue {
  readonly partnerId: string;
  page: Due[];
  last: Due | null;
  /** Locks in a row that were waited for in vain. */
  locks: number;
}

/** A job in the middle of a run. */
interface Walk<Found> {
  readonly job: DueRecords<Found>;
  readonly run: JobRun;
  readonly isDue: SQL | undefined;
  readonly lockedAccounts: Set<string>;
}

const PAGE = 100;

/** Locks in a row after which a partner's other records are left for the next run, as each may cost the whole time-out. */
const MOST_LOCKS = 5;

/**
 * Declares a job over due records: each is processed in a transaction of its own, partner by partner in turns, until none is due. A fault is
 * counted and puts the record back; it stops no other. Any number of processes may run it at once: what one has locked the others leave out.
 */
export function dueJob<Found>(job: DueRecords<Found>): DueJob {
  return {
    name: job.name,
    ofPartners: true,
    run: async (run) => {
      const isDue = await job.isDue(run);
      if (isDue === null) return;
      const walk: Walk<Found> = { job, run, isDue, lockedAccounts: new Set() };
      await inTurns(walk, await queuesOf(walk));
      await forgetSettled(
        run,
        job.name,
        (subjectId) => sql`SELECT FROM ${job.table} WHERE ${and(eq(job.id, subjectId), isDue)}`,
      );
    },
    firstDue: async (run, until) => {
      const later = { ...run, now: until };
      const isDue = await job.isDue(later);
      if (isDue === null) return null;
      const { table } = job;
      const [first] = await run.db.transaction(SERVICE_SCOPE, (tx) =>
        tx
          .select({ dueAt: sql<Date | null>`min(${job.dueAt(later)})`.mapWith(f.dueAt) })
          .from(table)
          .where(and(isDue, isOfRun(run, table.partnerId), isNotPutBack(tx, job.name, job.id, run.now))),
      );
      return first?.dueAt ?? null;
    },
  };
}

async function inTurns<Found>(walk: Walk<Found>, queues: Set<Queue>): Promise<void> {
  while (queues.size > 0) {
    for (const queue of queues) {
      if (walk.run.closing.aborted) return;
      const due = await nextOf(walk, queue);
      if (due) await attempt(walk, queue, due);
      if (!due || queue.locks >= MOST_LOCKS) queues.delete(queue);
    }
  }
}

async function queuesOf<Found>({ job, run, isDue }: Walk<Found>): Promise<Set<Queue>> {
  const { table } = job;
  const rows = await run.db.transaction(SERVICE_SCOPE, (tx) =>
    tx
      .selectDistinct({ partnerId: sql<string>`${table.partnerId}` })
      .from(table)
      .where(and(isDue, isOfRun(run, table.partnerId))),
  );
  return new Set(rows.map(({ partnerId }) => ({ partnerId, page: [], last: null, locks: 0 })));
}

async function nextOf<Found>(walk: Walk<Found>, queue: Queue): Promise<Due | null> {
  for (;;) {
    if (queue.page.length === 0) queue.page = await readPage(walk, queue);
    const due = queue.page.shift();
    if (!due) return null;
    queue.last = due;
    if (due.account === null || !walk.lockedAccounts.has(due.account)) return due;
  }
}

function readPage<Found>({ job, run, isDue }: Walk<Found>, { partnerId, last }: Queue): Promise<Due[]> {
  const { table, id, account, subject } = job;
  const dueAt = sql`${job.dueAt(run)}`;
  const isBehind = last && sql`(${dueAt}, ${id}) > (${last.dueAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  const isNow = or(isNull(f.nextTryAt), lte(f.nextTryAt, run.now));
  return run.db.transaction(SERVICE_SCOPE, (tx) =>
    tx
      .select({
        id: sql<string>`${id}`,
        subject: sql<JobSubject>`${subject instanceof PgColumn ? subject : sql`${subject}::text`}`,
        dueAt: dueAt.mapWith(f.dueAt),
        account: sql<string | null>`${account ?? sql`NULL`}`,
        faults: f.faults,
      })
      .from(table)
      .leftJoin(f, and(eq(f.job, job.name), eq(f.subjectId, id)))
      .where(and(eq(table.partnerId, partnerId), isDue, isBehind ?? undefined, isNow))
      .orderBy(dueAt, asc(id))
      .limit(PAGE),
  );
}

/** Processes a record, unless somebody else has it or had it; counts what goes wrong. @throws DatabaseUnavailable where not even that can be */
async function attempt<Found>({ job, run, isDue, lockedAccounts }: Walk<Found>, queue: Queue, due: Due): Promise<void> {
  const { db, now, logger } = run;
  const record = { job: job.name, subjectId: due.id };
  try {
    await db.transaction(SERVICE_SCOPE, async (tx) => {
      const isMeant = and(eq(job.id, due.id), isDue, isNotPutBack(tx, job.name, job.id, now));
      const [found] = await job.select(tx, isMeant).for('no key update', { of: job.table, skipLocked: true });
      if (found === undefined) return;
      await job.process(tx, found, run);
      if (due.faults !== null) await forgetFault(tx, record);
    });
    queue.locks = 0;
  } catch (thrown) {
    const reason = reasonOf(thrown);
    logger.warn('job.fault', { job: job.name, record: due.id, reason, ...traceOf(thrown) });
    const faulty = { ...record, partnerId: queue.partnerId, subject: due.subject, dueAt: due.dueAt };
    await countFault(db, faulty, reason, now).catch((uncounted: unknown) => {
      if (uncounted instanceof DatabaseUnavailable) throw uncounted;
      logger.error('job.uncounted', { job: job.name, record: due.id, ...traceOf(uncounted) });
    });
    queue.locks = reason === 'locked' ? queue.locks + 1 : 0;
    if (reason === 'locked' && due.account !== null) lockedAccounts.add(due.account);
  }
}
