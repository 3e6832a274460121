import { type Migration, tenantTable } from '../database';

/** Files that are being sent and streams that are open, whichever process has them. */
export const leaseMigrations: readonly Migration[] = [
  {
    name: 'leases/0001-create',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE lease (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      holder uuid NOT NULL,
      kind text NOT NULL,
      ends_at timestamptz(3) NOT NULL
    );
    CREATE INDEX lease_partner ON lease (partner_id, kind);
    CREATE INDEX lease_ends_at ON lease (ends_at);
    ${tenantTable('lease')}`,
  },
];
