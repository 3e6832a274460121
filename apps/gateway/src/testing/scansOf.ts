import { type SQL, sql } from 'drizzle-orm';
import { execute, type Transaction } from '../platform/database';
import type { Statement } from './recordStatements';
import { asRecord } from './walk';

/** One reading of a table in a plan. */
export interface Scan {
  readonly table: string;
  /** Conditions on its rows, as PostgreSQL words them. */
  readonly conditions: string;
}

const CONDITIONS = ['Filter', 'Index Cond', 'Recheck Cond'];

/** How PostgreSQL would read tables for a recorded statement under the scope of a transaction; nothing is done. */
export async function scansOf(tx: Transaction, statement: Statement): Promise<Scan[]> {
  const plans = await execute(tx, sql`EXPLAIN (FORMAT JSON) ${bound(statement)}`, (row) => row['QUERY PLAN']);
  return plans.flatMap(asList).flatMap((plan) => scansIn(asRecord(asRecord(plan).Plan)));
}

/** The statement with its values in their places. */
function bound({ sql: text, params }: Statement): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`));
  return sql.join(parts);
}

function scansIn(node: Readonly<Record<string, unknown>>): Scan[] {
  const own = CONDITIONS.map((name) => node[name]).join(' ');
  const table = node['Node Type'] === 'ModifyTable' ? undefined : node['Relation Name'];
  const below = asList(node.Plans).flatMap((child) => scansIn(asRecord(child)));
  return typeof table === 'string' ? [{ table, conditions: own }, ...below] : below;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
