import { type Migration, tenantTable } from '../database';

/** Remembered answers. */
export const idempotencyMigrations: readonly Migration[] = [
  {
    name: 'idempotency/0001-create',
    after: ['database/0001-foundation', 'session/0001-create'],
    sql: `
    CREATE TABLE request (
      partner_id uuid NOT NULL REFERENCES partner,
      user_id uuid NOT NULL,
      request_id text NOT NULL,
      fingerprint text NOT NULL,
      status integer NOT NULL DEFAULT 0,
      body json,
      created_at timestamptz(3) NOT NULL,
      PRIMARY KEY (user_id, request_id)
    );
    CREATE INDEX request_created_at ON request (created_at);
    ${tenantTable('request', ['select', 'insert', 'update'])}`,
  },
  {
    name: 'idempotency/0002-clear-unkeyed-fingerprints',
    after: ['idempotency/0001-create'],
    sql: `UPDATE request SET fingerprint = '' WHERE fingerprint <> ''`,
  },
];
