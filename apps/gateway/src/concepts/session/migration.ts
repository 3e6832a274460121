import { type Migration, serviceTable, tenantTable } from '../../platform/database';

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
];
