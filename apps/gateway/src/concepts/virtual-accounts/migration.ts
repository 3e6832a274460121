import { type Migration, tenantTable } from '../../platform/database';
import { followMerchant } from '../merchants';

/** Account numbers under which owners collect. */
export const virtualAccountMigrations: readonly Migration[] = [
  {
    name: 'virtual-accounts/0001-create',
    after: ['merchants/0001-create', 'shops/0001-create'],
    sql: `
    CREATE TABLE virtual_account (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      product_type smallint NOT NULL CHECK (product_type IN (10, 12)),
      owner_id uuid NOT NULL,
      owner_name text NOT NULL,
      shop_id uuid REFERENCES shop,
      name_type smallint CHECK (name_type IN (1, 2)),
      holder_name text NOT NULL,
      label text,
      currency text COLLATE "C" NOT NULL,
      bank_country text COLLATE "C" NOT NULL,
      bank_name text NOT NULL,
      account_number_type smallint NOT NULL CHECK (account_number_type IN (1, 2, 3)),
      account_number text COLLATE "C" NOT NULL,
      routing_codes jsonb NOT NULL,
      status smallint NOT NULL CHECK (status IN (1, 2)),
      created_at timestamptz(3) NOT NULL,
      holder_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(holder_name)) STORED,
      search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS
        (corridor_fold(owner_name || ' ' || holder_name || ' ' || coalesce(label, '') || ' ' || account_number)) STORED,
      CHECK ((shop_id IS NULL) = (name_type IS NULL)),
      UNIQUE (bank_country, account_number)
    );
    CREATE INDEX virtual_account_created_at ON virtual_account (partner_id, created_at, id);
    CREATE INDEX virtual_account_holder ON virtual_account (partner_id, holder_key, id);
    CREATE INDEX virtual_account_currency ON virtual_account (partner_id, currency, id);
    CREATE INDEX virtual_account_owner ON virtual_account (owner_id, created_at, id);
    CREATE INDEX virtual_account_shop ON virtual_account (shop_id) WHERE shop_id IS NOT NULL;
    ${tenantTable('virtual_account', ['select', 'insert'])}
    GRANT UPDATE (label, status) ON virtual_account TO corridor_app;
    ${followMerchant('virtual_account')}`,
  },
];
