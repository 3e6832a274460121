import { sql } from 'drizzle-orm';
import { type Database, execute, findBreaches, type RunSql, type Scope, SERVICE_SCOPE } from '../platform/database';
import { concepts } from './concepts';

/** The invariants of the books, each with a query that finds what breaks it. */
const INVARIANTS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...concepts.map(({ breaches = {} }) => breaches),
);

/** Books of one partner as an audit found them; `partnerId` is null for what no partner's own rows show. */
export interface BooksReport {
  readonly partnerId: string | null;
  readonly partnerName: string;
  /** Names of broken invariants, each with how often; empty when the books are right. */
  readonly breaches: Readonly<Record<string, number>>;
}

/** The breaches of the books' invariants in all rows that `run` sees, each with how often; empty when the books are right. */
export function auditBooks(run: RunSql): Promise<Record<string, number>> {
  return findBreaches(run, INVARIANTS);
}

/**
 * Verifies the books of every partner while gateways write: each invariant is one statement, which sees one moment, takes no
 * lock and holds no snapshot for the next. All rows are read once; partner by partner only where something is broken.
 */
export async function* verifyBooks(db: Database): AsyncGenerator<BooksReport> {
  const all = await auditBooks(inMoments(db, SERVICE_SCOPE));
  const isRight = Object.keys(all).length === 0;
  const left = { ...all };
  for (const { partnerId, partnerName } of await partnersOf(db)) {
    const scope: Scope = { kind: 'tenant', partnerId, userId: partnerId };
    const breaches = isRight ? {} : await auditBooks(inMoments(db, scope));
    for (const breach of Object.keys(breaches)) delete left[breach];
    yield { partnerId, partnerName, breaches };
  }
  if (Object.keys(left).length > 0) yield { partnerId: null, partnerName: 'no partner alone', breaches: left };
}

function inMoments(db: Database, scope: Scope): RunSql {
  return (text) =>
    db.transaction(
      scope,
      async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 0`);
        return execute(tx, sql.raw(text), (row) => row);
      },
      { readOnly: true },
    );
}

async function partnersOf(db: Database): Promise<{ partnerId: string; partnerName: string }[]> {
  const rows = await db.single(sql`SELECT id, name FROM partner ORDER BY name, id`);
  return rows.map(({ id, name }) => ({ partnerId: String(id), partnerName: String(name) }));
}
