import { APP_ROLE, EMBED_ROLE, type Migration, roleOf, serviceTable, tenantTable } from '../../platform/database';

// Who may see a merchant's records sees them through these; a table that is not here is none of an embed session's business.
const OWN_MERCHANT: readonly (readonly [table: string, column: string])[] = [
  ['merchant', 'id'],
  ['merchant_document', 'merchant_id'],
  ['merchant_event', 'merchant_id'],
  ['card', 'merchant_id'],
];
const OWN_CARD = ['card_secret', 'card_event', 'card_authorization'];

// Policies of a role of their own: every other request is planned as if they were not there.
const limit = (table: string, condition: string) =>
  `CREATE POLICY ${table}_embed ON ${table} AS RESTRICTIVE TO ${EMBED_ROLE} USING (${condition});`;

const LIMITS = [
  ...OWN_MERCHANT.map(([table, column]) => limit(table, `${column} = ANY ((SELECT corridor_merchants())::uuid[])`)),
  ...OWN_CARD.map((table) => limit(table, `EXISTS (SELECT FROM card c WHERE c.id = ${table}.card_id)`)),
  limit('card_tally', 'false'),
].join('\n    ');

/** Keys of partners' servers, the sessions that they open, and what keeps a session to its merchants. */
export const embedSessionMigrations: readonly Migration[] = [
  {
    name: 'embed-sessions/0001-create',
    after: ['session/0002-principal', 'merchants/0001-create', 'cards/0002-tally', 'authorizations/0001-create'],
    sql: `
    CREATE TABLE api_key (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      name text NOT NULL,
      key_hash text NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL,
      revoked_at timestamptz(3)
    );
    CREATE INDEX api_key_user ON api_key (user_id);
    ${serviceTable('api_key')}

    CREATE TABLE embed_session (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      api_key_id uuid REFERENCES api_key ON DELETE CASCADE,
      token_hash text NOT NULL UNIQUE,
      components text[] NOT NULL,
      actions text[],
      merchants uuid[],
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX embed_session_user ON embed_session (user_id);
    CREATE INDEX embed_session_key ON embed_session (api_key_id);
    CREATE INDEX embed_session_expires_at ON embed_session (expires_at);
    ${tenantTable('embed_session', ['insert'])}

    ${roleOf(EMBED_ROLE)}
    DO $$ BEGIN
      IF NOT pg_has_role('${EMBED_ROLE}', '${APP_ROLE}', 'MEMBER') THEN GRANT ${APP_ROLE} TO ${EMBED_ROLE}; END IF;
    END $$;
    CREATE FUNCTION corridor_merchants() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
      AS $$ SELECT string_to_array(nullif(current_setting('corridor.merchants', true), ''), ',')::uuid[] $$;
    ${LIMITS}`,
  },
  {
    name: 'embed-sessions/0002-session',
    after: ['embed-sessions/0001-create'],
    sql: `
    ALTER TABLE embed_session ADD COLUMN session_id uuid REFERENCES session ON DELETE CASCADE;
    CREATE INDEX embed_session_session ON embed_session (session_id);
    DELETE FROM embed_session WHERE api_key_id IS NULL;`,
  },
];
