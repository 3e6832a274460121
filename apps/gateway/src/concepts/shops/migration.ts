import { type Migration, tenantTable } from '../../platform/database';

/** Shops of merchants. */
export const shopMigrations: readonly Migration[] = [
  {
    name: 'shops/0001-create',
    after: ['merchants/0001-create'],
    sql: `
    CREATE TABLE shop (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      owner_id uuid NOT NULL REFERENCES merchant,
      name text NOT NULL,
      brand text,
      website_url text NOT NULL,
      business_type smallint NOT NULL,
      status smallint NOT NULL CHECK (status BETWEEN 0 AND 2),
      created_at timestamptz(3) NOT NULL,
      name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name)) STORED,
      search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name || ' ' || coalesce(brand, ''))) STORED
    );
    CREATE INDEX shop_created_at ON shop (partner_id, created_at, id);
    CREATE INDEX shop_name ON shop (partner_id, name_key, id);
    CREATE INDEX shop_owner ON shop (owner_id, created_at, id);
    ${tenantTable('shop')}`,
  },
  {
    name: 'shops/0002-websites-are-optional',
    sql: 'ALTER TABLE shop ALTER COLUMN website_url DROP NOT NULL',
  },
];
