import { type Migration, tenantTable } from '../../platform/database';

/** Background exports and their files, chunk by chunk. */
export const downloadMigrations: readonly Migration[] = [
  {
    name: 'downloads/0001-create',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE download (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      resource text NOT NULL,
      request jsonb NOT NULL,
      language text NOT NULL,
      status text NOT NULL,
      file_name text NOT NULL,
      rows_done integer NOT NULL DEFAULT 0,
      rows_total integer NOT NULL,
      size bigint,
      problem text,
      attempts integer NOT NULL DEFAULT 0,
      heartbeat_at timestamptz(3),
      created_at timestamptz(3) NOT NULL,
      finished_at timestamptz(3),
      expires_at timestamptz(3)
    );
    CREATE INDEX download_user ON download (user_id, created_at, id);
    CREATE INDEX download_open ON download (created_at) WHERE status IN ('queued', 'running');
    ${tenantTable('download')}

    CREATE TABLE download_chunk (
      download_id uuid NOT NULL REFERENCES download ON DELETE CASCADE,
      partner_id uuid NOT NULL,
      seq integer NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (download_id, seq)
    );
    ${tenantTable('download_chunk')}`,
  },
  {
    name: 'downloads/0002-problems-as-reasons',
    after: ['downloads/0001-create'],
    sql: `
    ALTER TABLE download ALTER COLUMN problem TYPE jsonb USING CASE WHEN problem IS NOT NULL THEN jsonb_build_object(
      'reason', CASE
        WHEN problem = 'The export was interrupted too often' THEN 'refusals.exportInterrupted'
        WHEN problem LIKE 'You are not allowed to %' THEN 'refusals.exportForbidden'
        ELSE 'refusals.exportRefused'
      END,
      'params', '{}'::jsonb
    ) END;`,
  },
  {
    name: 'downloads/0003-turns',
    after: ['downloads/0002-problems-as-reasons'],
    sql: `
    ALTER TABLE download ADD COLUMN served_at timestamptz(3), ADD COLUMN progress jsonb;
    CREATE INDEX download_partner_served ON download (partner_id, served_at);
    CREATE INDEX download_user_served ON download (user_id, served_at);`,
  },
  {
    name: 'downloads/0004-stored-bytes',
    after: ['downloads/0003-turns'],
    sql: `
    ALTER TABLE download ADD COLUMN stored_bytes bigint NOT NULL DEFAULT 0;
    UPDATE download SET stored_bytes = coalesce(size, 0) WHERE status = 'ready';
    CREATE INDEX download_stored ON download (partner_id) INCLUDE (stored_bytes) WHERE stored_bytes > 0;`,
  },
];
