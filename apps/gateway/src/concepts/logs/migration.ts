import { appendOnly, type Migration, tenantTable } from '../../platform/database';

/** The audit log. */
export const logMigrations: readonly Migration[] = [
  {
    name: 'logs/0001-create',
    after: ['database/0001-foundation', 'session/0001-create'],
    sql: `
    CREATE TABLE log (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      at timestamptz(3) NOT NULL,
      actor_id uuid NOT NULL,
      actor_name text NOT NULL,
      action text NOT NULL,
      subject text NOT NULL,
      subject_id uuid,
      before jsonb,
      after jsonb,
      address text,
      user_agent text,
      request_id text NOT NULL
    );
    CREATE INDEX log_at ON log (partner_id, at, id);
    CREATE INDEX log_subject ON log (partner_id, subject_id, at);
    ${appendOnly('log')}
    ${tenantTable('log', ['select', 'insert'])}`,
  },
  {
    name: 'logs/0002-search',
    after: ['logs/0001-create'],
    sql: `
    ALTER TABLE log ADD COLUMN search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
      corridor_fold(actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(address, '') || ' ' || request_id || ' '
        || coalesce(subject_id::text, ''))
    ) STORED;
    CREATE INDEX log_actor ON log (partner_id, actor_id, at);`,
  },
];
