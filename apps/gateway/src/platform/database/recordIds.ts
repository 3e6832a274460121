import { sql } from 'drizzle-orm';
import type { Transaction } from './Database';
import { execute } from './execute';
import { createId } from './uuid';

type IdSource = (at: Date) => string;

const SOURCES = new WeakMap<Transaction, IdSource>();

/** A fresh id for a record made in a transaction: from the transaction's own source where it has one. */
export function newId(tx: Transaction, at: Date): string {
  return SOURCES.get(tx)?.(at) ?? createId(at.getTime());
}

/** Makes the ids of a transaction repeat themselves: its records' come from a source, the ledger's from the last one, one after the other. */
export async function repeatIds(tx: Transaction, source: IdSource, at: Date): Promise<void> {
  SOURCES.set(tx, source);
  const first = source(at).replaceAll('-', '');
  await execute(tx, sql`SELECT set_config('corridor.last_id', ${first}, true)`, () => null);
}
