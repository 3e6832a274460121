import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { APP_ROLE, execute, SERVICE_ROLE, type Transaction } from '../database';

// Writers of one partner would queue for one row of figures; spread over a few they seldom meet.
const SLOTS = 4;

/**
 * SQL that keeps count of a table's rows per partner and combination of a few columns with few values, so that a page's total
 * is a sum of some figures and not a count of all rows. `dimensions` are `name type`, such as `status text`; a table may have
 * several tallies, each with a name of its own.
 */
export function tallyOf(table: string, dimensions: readonly string[], tally = `${table}_tally`): string {
  const names = dimensions.map((dimension) => dimension.split(' ')[0]);
  const key = ['partner_id', ...names].join(', ');
  const changed = names.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ');
  const add = (rows: string) => `
      INSERT INTO ${tally} AS t (${key}, slot, n)
      SELECT ${key}, pg_backend_pid() % ${SLOTS}, sum(n) FROM (${rows}) AS rows GROUP BY ${key} HAVING sum(n) <> 0 ORDER BY ${key}
      ON CONFLICT (${key}, slot) DO UPDATE SET n = t.n + excluded.n;`;
  const of = (row: string, n: number) =>
    `SELECT ${['partner_id', ...names].map((name) => `${row}.${name}`).join(', ')}, ${n} AS n`;
  return `
    CREATE TABLE ${tally} (
      partner_id uuid NOT NULL, ${dimensions.map((dimension) => `${dimension} NOT NULL`).join(', ')}, slot integer NOT NULL, n bigint NOT NULL,
      PRIMARY KEY (${key}, slot)
    );
    ALTER TABLE ${tally} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${tally}_tenant ON ${tally} TO ${APP_ROLE} USING (partner_id = (SELECT corridor_partner()));
    CREATE POLICY ${tally}_service ON ${tally} TO ${SERVICE_ROLE} USING (true);
    GRANT select ON ${tally} TO ${APP_ROLE}, ${SERVICE_ROLE};
    CREATE FUNCTION ${tally}_add() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ BEGIN
      IF TG_OP = 'INSERT' THEN ${add(`${of('added', 1)} FROM added`)}
      ELSIF TG_OP = 'DELETE' THEN ${add(`${of('removed', -1)} FROM removed`)}
      ELSE ${add(`${of('OLD', -1)} UNION ALL ${of('NEW', 1)}`)}
      END IF;
      RETURN NULL; END $$;
    CREATE TRIGGER ${tally}_insert AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION ${tally}_add();
    CREATE TRIGGER ${tally}_delete AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION ${tally}_add();
    CREATE TRIGGER ${tally}_update AFTER UPDATE ON ${table}
      FOR EACH ROW WHEN (${changed}) EXECUTE FUNCTION ${tally}_add();`;
}

/** The total of a tally under conditions on its own columns. */
export async function tallied(
  tx: Transaction,
  tally: SQL,
  partner: Column,
  partnerId: string,
  conditions: readonly (SQL | undefined)[],
): Promise<number> {
  const where = and(eq(partner, partnerId), ...conditions);
  const [total] = await execute(
    tx,
    sql`SELECT coalesce(sum(n), 0)::bigint AS total FROM ${tally} WHERE ${where}`,
    (row) => Number(row.total),
  );
  return total ?? 0;
}
