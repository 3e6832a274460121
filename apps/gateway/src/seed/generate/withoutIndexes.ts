import type { RunSql } from '../../platform/database';

const TABLES = `'account_transaction', 'ledger_entry', 'ledger_transfer'`;

/**
 * Does work that adds very many rows while their tables have unique indexes only, and makes the others anew behind it: sorting
 * once is many times cheaper than finding a place for each row. The transaction keeps everybody else from the tables.
 */
export async function withoutIndexes(run: RunSql, work: () => Promise<void>): Promise<void> {
  const indexes = await run(`
    SELECT i.indexrelid::regclass AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
    WHERE i.indrelid IN (SELECT oid FROM pg_class WHERE relname IN (${TABLES}) AND relnamespace = current_schema()::regnamespace)
      AND NOT i.indisunique`);
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);
  await work();
  await run(`SET LOCAL maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await run(String(definition));
}
