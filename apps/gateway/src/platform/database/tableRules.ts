import { APP_ROLE, SERVICE_ROLE } from './scopeStatement';

/** Row operations that requests may do on a table. */
export type Privilege = 'select' | 'insert' | 'update' | 'delete';

const ALL: readonly Privilege[] = ['select', 'insert', 'update', 'delete'];

/** SQL that gives a table with a `partner_id` its row-level security: a tenant sees and writes its own rows, the service role all. */
export function tenantTable(table: string, privileges: readonly Privilege[] = ALL): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_tenant ON ${table} TO ${APP_ROLE}
      USING (partner_id = (SELECT corridor_partner())) WITH CHECK (partner_id = (SELECT corridor_partner()));
    CREATE POLICY ${table}_service ON ${table} TO ${SERVICE_ROLE} USING (true) WITH CHECK (true);
    GRANT ${privileges.join(', ')} ON ${table} TO ${APP_ROLE};
    GRANT ${ALL.join(', ')} ON ${table} TO ${SERVICE_ROLE};`;
}

/** SQL that keeps a table for the service role: requests never touch it. */
export function serviceTable(table: string): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_service ON ${table} TO ${SERVICE_ROLE} USING (true) WITH CHECK (true);
    GRANT ${ALL.join(', ')} ON ${table} TO ${SERVICE_ROLE};`;
}

/** SQL that makes a table append-only: an update, a delete or a truncate is refused, whoever asks. */
export function appendOnly(table: string): string {
  return `
    CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION corridor_refuse_change();`;
}
