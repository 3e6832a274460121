import { sql } from 'drizzle-orm';
import type { TestGateway } from './databases';

/** A fingerprint of every row that a partner has in any table: two alike mean that nothing has changed. */
export async function fingerprintOfPartner({ db }: TestGateway, partnerId: string): Promise<Record<string, unknown>> {
  const tables = await db.single(sql`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'partner_id' AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND n.nspname = current_schema() ORDER BY c.relname`);
  const prints: Record<string, unknown> = {};
  for (const { name } of tables) {
    const table = sql.identifier(String(name));
    const [row] = await db.single(
      sql`SELECT count(*)::int AS n, md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${table} AS t WHERE t.partner_id = ${partnerId}`,
    );
    prints[String(name)] = row;
  }
  return prints;
}

/** The names of all tables. */
export async function tableNames({ db }: TestGateway): Promise<string[]> {
  const tables = await db.single(sql`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname = current_schema() ORDER BY c.relname`);
  return tables.map(({ name }) => String(name));
}
