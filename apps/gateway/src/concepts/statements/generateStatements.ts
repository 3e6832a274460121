import { type JobName, STATEMENT_ZONE, type StatementType } from '@corridor/core';
import { type SQL, sql } from 'drizzle-orm';
import { run, type Transaction } from '../../platform/database';
import { dueJob } from '../../platform/jobs';
import { accountTable as a } from '../accounts';

// A posting keeps the time at which its request began; by then the last ones of a period are surely committed.
const SETTLING = 15 * 60_000;

const UNIT = { daily: 'day', monthly: 'month' } as const satisfies Record<StatementType, string>;
const PERIOD = { daily: 'YYYY-MM-DD', monthly: 'YYYY-MM' } as const satisfies Record<StatementType, string>;

const zone = sql.raw(`'${STATEMENT_ZONE}'`);

const settledAt = (now: Date) => new Date(now.getTime() - SETTLING);

/** Draws up every statement whose period has ended: days with bookings, and all months since an account was opened. */
export async function generateStatements(tx: Transaction, now: Date): Promise<void> {
  for (const type of ['daily', 'monthly'] as const) await run(tx, generate(type, settledAt(now), null));
}

/** The same as jobs, account by account: one whose books do not tie out keeps no other from its statements. */
export const statementJobs = [jobOf('dailyStatements', 'daily'), jobOf('monthlyStatements', 'monthly')];

function jobOf(name: JobName, type: StatementType) {
  return dueJob({
    name,
    subject: 'account',
    table: a,
    id: a.id,
    isDue: ({ now }) => lacksStatement(type, cutoffAt(type, settledAt(now))),
    dueAt: ({ now }) => sql`(${cutoffAt(type, settledAt(now))} AT TIME ZONE ${zone})`,
    select: (tx, where) => tx.select().from(a).where(where),
    process: async (tx, { id }, { now }) => {
      // The first statements of an account may be about years.
      await run(tx, sql`SET LOCAL statement_timeout = 0`);
      await run(tx, generate(type, settledAt(now), id));
    },
  });
}

/** Start of the period in an instant, in the time of the zone. */
function startOf(type: StatementType, instant: SQL): SQL {
  return sql`date_trunc(${sql.raw(`'${UNIT[type]}'`)}, (${instant}) AT TIME ZONE ${zone})`;
}

const cutoffAt = (type: StatementType, settled: Date) => startOf(type, sql`${settled.toISOString()}::timestamptz`);

/** Condition on an account: a statement of a period that ended before the cutoff is missing. */
function lacksStatement(type: StatementType, cutoff: SQL): SQL {
  const hasEntry = sql`EXISTS (SELECT FROM ledger_entry e WHERE e.account_id = l.id AND e.seq > coalesce(last.last_seq, 0)
    AND greatest(${startOf(type, sql`e.booked_at`)}, last.next_at) < ${cutoff})`;
  const opened = startOf(type, sql`account.opened_at`);
  const isMissing =
    type === 'daily'
      ? sql`l.last_seq > coalesce(last.last_seq, 0) AND ${hasEntry}`
      : sql`coalesce(last.next_at, ${opened}) < ${cutoff} OR (last.next_at IS NULL AND ${hasEntry})`;
  return sql`EXISTS (SELECT FROM ledger_account l
    LEFT JOIN LATERAL (SELECT s.last_seq, s.to_at AT TIME ZONE ${zone} AS next_at FROM statement s
      WHERE s.account_id = account.id AND s.type = ${type} ORDER BY s.to_at DESC LIMIT 1) last ON true
    WHERE l.id = account.available_id AND (${isMissing}))`;
}

/*
 * Opening comes from the statement before, the change from the entries, closing from the balance that the ledger wrote beside
 * the last entry: the table refuses a row in which the three disagree. The id is made of end, type, currency and account.
 */
function generate(type: StatementType, settled: Date, accountId: string | null) {
  const step = sql.raw(`interval '1 ${UNIT[type]}'`);
  const local = (instant: SQL) => startOf(type, instant);
  const cutoff = cutoffAt(type, settled);
  const ofAccount = accountId === null ? sql`true` : sql`a.id = ${accountId}`;
  // What comes in late for a period whose statement is generated already stands in the first open one.
  const period = sql`greatest(${local(sql`e.booked_at`)}, due.next_at)`;
  const months = sql`SELECT due.id, month AS local_from FROM due, LATERAL generate_series(
      coalesce(due.next_at, least(${local(sql`due.opened_at`)}, (SELECT min(local_from) FROM moved WHERE moved.id = due.id))),
      ${cutoff} - ${step}, ${step}) AS month`;
  return sql`
    WITH due AS (
      SELECT a.*, coalesce(last.last_seq, 0) AS done, coalesce(last.closing, 0) AS balance, last.to_at AT TIME ZONE ${zone} AS next_at
      FROM account a JOIN ledger_account l ON l.id = a.available_id
      LEFT JOIN LATERAL (SELECT s.last_seq, s.closing, s.to_at FROM statement s
        WHERE s.account_id = a.id AND s.type = ${type} ORDER BY s.to_at DESC LIMIT 1) last ON true
      WHERE ${ofAccount} AND (l.last_seq > coalesce(last.last_seq, 0) OR ${type === 'monthly'})
    ), moved AS (
      SELECT due.id, ${period} AS local_from, count(*) AS entries, max(e.seq) AS last_seq,
        coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0) AS credits, coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0) AS debits
      FROM due JOIN ledger_entry e ON e.account_id = due.available_id AND e.seq > due.done
      WHERE ${period} < ${cutoff} GROUP BY 1, 2
    ), period AS (
      ${type === 'daily' ? sql`SELECT id, local_from FROM moved` : months}
    ), line AS (
      SELECT due.*, p.local_from, coalesce(m.entries, 0) AS entries, coalesce(m.credits, 0) AS credits, coalesce(m.debits, 0) AS debits,
        coalesce(max(m.last_seq) OVER (PARTITION BY p.id ORDER BY p.local_from), due.done) AS last_seq
      FROM period p JOIN due ON due.id = p.id LEFT JOIN moved m ON m.id = p.id AND m.local_from = p.local_from
    ), closed AS (
      SELECT line.*, coalesce(e.balance_after, 0) AS closing FROM line
      LEFT JOIN ledger_entry e ON e.account_id = line.available_id AND e.seq = line.last_seq
    )
    INSERT INTO statement (id, partner_id, account_id, owner_id, product_type, currency, type, period, zone, from_at, to_at,
      opening, credits, debits, closing, entries, last_seq)
    SELECT ${idOf(type, sql`(local_from + ${step}) AT TIME ZONE ${zone}`)}, partner_id, id, owner_id, product_type, currency, ${type},
      to_char(local_from, ${PERIOD[type]}), ${STATEMENT_ZONE}, local_from AT TIME ZONE ${zone}, (local_from + ${step}) AT TIME ZONE ${zone},
      coalesce(lag(closing) OVER (PARTITION BY id ORDER BY local_from), balance), credits, debits, closing, entries, last_seq
    FROM closed
    ON CONFLICT (account_id, type, period) DO NOTHING`;
}

/**
 * An id that sorts as the statements of one day are best read: by type, currency and account, of which it takes what does not
 * depend on the moment that the account was opened. The same statement has the same id wherever it is generated.
 */
function idOf(type: StatementType, end: SQL) {
  const time = sql`lpad(to_hex((extract(epoch FROM ${end}) * 1000)::bigint), 12, '0')`;
  // One bit of the type and five of each letter; the version and the variant of the id stand between them.
  const letter = (place: number) => sql.raw(`(ascii(substr(currency, ${place}, 1)) - 65)`);
  const code = sql`(${type === 'monthly' ? 2048 : 0} + ${letter(1)} * 64 + ${letter(2)} * 2 + ${letter(3)} / 16)`;
  const rest = sql`to_hex(${letter(3)} % 16)`;
  return sql`(${time} || '8' || lpad(to_hex(${code}), 3, '0') || '8' || ${rest} || right(replace(id::text, '-', ''), 14))::uuid`;
}
