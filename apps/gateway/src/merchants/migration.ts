import { type Migration, tenantTable } from '../database';

/** Merchants: cardholders. */
export const merchantMigrations: readonly Migration[] = [
  {
    name: 'merchants/0001-create',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE merchant (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      type smallint NOT NULL CHECK (type IN (1, 2)),
      name text NOT NULL,
      email text NOT NULL,
      country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
      status text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name)) STORED,
      search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name || ' ' || email)) STORED
    );
    CREATE INDEX merchant_created_at ON merchant (partner_id, created_at, id);
    CREATE INDEX merchant_name ON merchant (partner_id, name_key, id);
    ${tenantTable('merchant')}`,
  },
];
