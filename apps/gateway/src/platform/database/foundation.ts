import type { Migration } from './Migration';
import { nameMigrations } from './names';
import { roleOf } from './roleOf';
import { APP_ROLE, SERVICE_ROLE } from './scopeStatement';
import { serviceTable } from './tableRules';

const ROLES = [APP_ROLE, SERVICE_ROLE].map(roleOf).join('');

/** What every other migration stands on: roles, the scope's partner and user, folding of text, the append-only guard. */
export const databaseMigrations: readonly Migration[] = [
  {
    name: 'database/0001-foundation',
    sql: `${ROLES}
    CREATE FUNCTION corridor_partner() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
      AS $$ SELECT nullif(current_setting('corridor.partner', true), '')::uuid $$;
    CREATE FUNCTION corridor_user() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
      AS $$ SELECT nullif(current_setting('corridor.user', true), '')::uuid $$;
    CREATE FUNCTION corridor_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT lower(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g')) COLLATE "C" $$;
    CREATE FUNCTION corridor_refuse_change() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;`,
  },
  {
    name: 'database/0002-last-write',
    after: ['database/0001-foundation'],
    sql: `
    CREATE TABLE last_write (partner_id uuid PRIMARY KEY, position pg_lsn NOT NULL);
    ${serviceTable('last_write')}`,
  },
  ...nameMigrations,
];
