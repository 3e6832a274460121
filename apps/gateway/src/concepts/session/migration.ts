import { type Migration, serviceTable, tenantTable } from '../../platform/database';
import { emailDomainMigration } from './emailDomainMigration';
import { peopleMigration } from './peopleMigration';
import { principalFunction } from './principalMigration';

/** Partners, their users and roles, and sessions. */
export const sessionMigrations: readonly Migration[] = [
  {
    name: 'session/0001-create',
    after: ['database/0001-foundation'],
    sql: `
    CREATE TABLE partner (id uuid PRIMARY KEY, name text NOT NULL, created_at timestamptz(3) NOT NULL);
    ALTER TABLE partner ENABLE ROW LEVEL SECURITY;
    CREATE POLICY partner_tenant ON partner TO corridor_app USING (id = (SELECT corridor_partner()));
    CREATE POLICY partner_service ON partner TO corridor_service USING (true) WITH CHECK (true);
    GRANT select ON partner TO corridor_app;
    GRANT select, insert, update ON partner TO corridor_service;

    CREATE TABLE app_user (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      username text NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      enabled boolean NOT NULL DEFAULT true,
      created_at timestamptz(3) NOT NULL
    );
    CREATE UNIQUE INDEX app_user_username ON app_user (lower(username));
    CREATE UNIQUE INDEX app_user_email ON app_user (lower(email));
    CREATE INDEX app_user_partner ON app_user (partner_id, created_at, id);
    ${tenantTable('app_user')}

    CREATE TABLE credential (
      user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
      partner_id uuid NOT NULL REFERENCES partner,
      password_hash text NOT NULL,
      easy boolean NOT NULL,
      changed_at timestamptz(3) NOT NULL
    );
    ${tenantTable('credential', ['insert'])}

    CREATE TABLE role (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      name text NOT NULL,
      description text NOT NULL DEFAULT '',
      rules jsonb NOT NULL,
      created_at timestamptz(3) NOT NULL
    );
    CREATE UNIQUE INDEX role_name ON role (partner_id, lower(name));
    ${tenantTable('role')}

    CREATE TABLE user_role (
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      role_id uuid NOT NULL REFERENCES role,
      partner_id uuid NOT NULL REFERENCES partner,
      PRIMARY KEY (user_id, role_id)
    );
    CREATE INDEX user_role_role ON user_role (role_id);
    ${tenantTable('user_role')}

    CREATE TABLE session (
      id uuid PRIMARY KEY,
      token_hash text NOT NULL UNIQUE,
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      created_at timestamptz(3) NOT NULL,
      seen_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      address text,
      user_agent text
    );
    CREATE INDEX session_of_user ON session (user_id);
    CREATE INDEX session_expires_at ON session (expires_at);
    ${serviceTable('session')}

    CREATE TABLE reset_code (
      user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
      code_hash text NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      expires_at timestamptz(3) NOT NULL
    );
    ${serviceTable('reset_code')}`,
  },
  {
    name: 'session/0003-preferences',
    after: ['session/0002-principal'],
    sql: `ALTER TABLE app_user ADD COLUMN preferences jsonb NOT NULL DEFAULT '{}';`,
  },
  {
    name: 'session/0004-networks',
    after: ['session/0003-preferences'],
    sql: `
    CREATE TABLE known_network (
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      network text NOT NULL,
      seen_at timestamptz(3) NOT NULL,
      PRIMARY KEY (user_id, network)
    );
    CREATE INDEX known_network_seen_at ON known_network (seen_at);
    ${serviceTable('known_network')}

    DELETE FROM reset_code;
    ALTER TABLE reset_code DROP CONSTRAINT reset_code_pkey;
    ALTER TABLE reset_code ALTER COLUMN user_id DROP NOT NULL;
    ALTER TABLE reset_code ADD COLUMN key text PRIMARY KEY, ADD COLUMN tries_in jsonb NOT NULL DEFAULT '{}';
    CREATE INDEX reset_code_user ON reset_code (user_id);`,
  },
  {
    // Digests without a key, of six digits each. Codes that were mailed before are void; their users ask for another.
    name: 'session/0005-clear-unkeyed-codes',
    after: ['session/0004-networks'],
    sql: 'DELETE FROM reset_code',
  },
  {
    name: 'session/0006-email-changes',
    after: ['session/0005-clear-unkeyed-codes', 'users/0002-last-seen', 'approval-policies/0001-create'],
    sql: `
    CREATE TABLE email_change (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      old_email text NOT NULL,
      new_email text NOT NULL,
      changed_by uuid NOT NULL,
      changed_at timestamptz(3) NOT NULL,
      undo_hash text NOT NULL UNIQUE,
      undo_until timestamptz(3) NOT NULL,
      confirm_hash text NOT NULL UNIQUE,
      confirmed_at timestamptz(3),
      undone_at timestamptz(3),
      settled_at timestamptz(3)
    );
    CREATE INDEX email_change_unsettled ON email_change (user_id) WHERE settled_at IS NULL AND undone_at IS NULL;
    CREATE INDEX email_change_old ON email_change (lower(old_email), undo_until) WHERE undone_at IS NULL;
    ${tenantTable('email_change', ['insert'])}

    -- An address that its user may still come back to is nobody else's.
    CREATE FUNCTION corridor_email_kept(p_email text, p_user uuid, p_now timestamptz) RETURNS boolean
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
      SELECT EXISTS (SELECT FROM email_change WHERE lower(old_email) = lower(p_email) AND user_id <> p_user
        AND undone_at IS NULL AND undo_until > p_now) $$;
    REVOKE ALL ON FUNCTION corridor_email_kept FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION corridor_email_kept TO corridor_app, corridor_service;

    CREATE OR REPLACE FUNCTION corridor_end_sessions(p_user uuid) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ DECLARE ended integer; BEGIN
      DELETE FROM reset_code c USING app_user u WHERE c.user_id = p_user AND u.id = p_user AND u.partner_id = corridor_partner();
      DELETE FROM session s USING app_user u WHERE s.user_id = p_user AND u.id = p_user AND u.partner_id = corridor_partner();
      GET DIAGNOSTICS ended = ROW_COUNT;
      RETURN ended; END $$;

    ${principalFunction(`u.creators || ARRAY(SELECT e.changed_by FROM email_change e
          WHERE e.user_id = u.id AND e.changed_by <> u.id AND e.settled_at IS NULL AND e.undone_at IS NULL)`)}`,
  },
  emailDomainMigration,
  peopleMigration,
];
