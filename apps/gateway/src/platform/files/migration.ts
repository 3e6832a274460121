import { type Migration, tenantTable } from '../database';

/** Stored files, and what has arrived of others. */
export const fileMigrations: readonly Migration[] = [
  {
    name: 'files/0001-create',
    after: ['database/0001-foundation', 'session/0001-create'],
    sql: `
    CREATE TABLE stored_file (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      owner text NOT NULL,
      owner_id uuid NOT NULL,
      name text NOT NULL,
      content_type text NOT NULL,
      size integer NOT NULL CHECK (size BETWEEN 1 AND 1048576),
      content bytea NOT NULL,
      created_by uuid NOT NULL,
      created_at timestamptz(3) NOT NULL
    );
    CREATE INDEX stored_file_owner ON stored_file (partner_id, owner_id);
    ${tenantTable('stored_file', ['select', 'insert', 'delete'])}`,
  },
  {
    name: 'files/0002-upload-parts',
    after: ['files/0001-create'],
    sql: `
    CREATE TABLE upload_part (
      partner_id uuid NOT NULL REFERENCES partner,
      user_id uuid NOT NULL,
      upload text COLLATE "C" NOT NULL,
      content bytea NOT NULL,
      received_at timestamptz(3) NOT NULL,
      PRIMARY KEY (user_id, upload)
    );
    CREATE INDEX upload_part_received_at ON upload_part (received_at);
    ${tenantTable('upload_part')}`,
  },
  {
    // Of all of a partner, also where a page sees some merchants only.
    name: 'files/0003-stored-bytes',
    after: ['files/0002-upload-parts', 'downloads/0004-stored-bytes'],
    sql: `
    CREATE INDEX stored_file_partner ON stored_file (partner_id) INCLUDE (size);
    CREATE INDEX upload_part_partner ON upload_part (partner_id);
    CREATE FUNCTION corridor_stored_bytes(p_partner uuid) RETURNS bigint
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
      SELECT ((SELECT coalesce(sum(size), 0) FROM stored_file WHERE partner_id = p_partner)
        + (SELECT coalesce(sum(octet_length(content)), 0) FROM upload_part WHERE partner_id = p_partner)
        + (SELECT coalesce(sum(stored_bytes), 0) FROM download WHERE partner_id = p_partner AND stored_bytes > 0))::bigint $$;`,
  },
];
