import type { Migration } from './Migration';
import { APP_ROLE, SERVICE_ROLE } from './scopeStatement';

// Roles belong to the whole cluster: another database, or another start at this moment, may have made them.
const ROLES = [APP_ROLE, SERVICE_ROLE]
  .map(
    (role) => `
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
    DO $$ BEGIN
      IF NOT pg_has_role(current_user, '${role}', 'MEMBER') THEN EXECUTE format('GRANT ${role} TO %I', current_user); END IF;
    END $$;`,
  )
  .join('');

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
];
