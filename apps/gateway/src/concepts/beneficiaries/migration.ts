import { type Migration, tenantTable } from '../../platform/database';

/** Beneficiaries: whom payments go to. */
export const beneficiaryMigrations: readonly Migration[] = [
  {
    name: 'beneficiaries/0001-create',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE beneficiary (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      name text NOT NULL,
      payee_type smallint NOT NULL CHECK (payee_type IN (1, 2)),
      account_type smallint NOT NULL CHECK (account_type IN (1, 2)),
      bank_country text COLLATE "C" NOT NULL CHECK (bank_country ~ '^[A-Z]{2}$'),
      currency text COLLATE "C" NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      payment_method text NOT NULL,
      bank_name text,
      account text COLLATE "C" NOT NULL,
      account_ending text NOT NULL,
      route text COLLATE "C" NOT NULL,
      details jsonb NOT NULL,
      status smallint NOT NULL CHECK (status IN (0, 1, 2)),
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name)) STORED,
      search_key text COLLATE "C" NOT NULL
        GENERATED ALWAYS AS (corridor_fold(name || ' ' || coalesce(bank_name, '') || ' ' || account_ending)) STORED
    );
    CREATE INDEX beneficiary_created_at ON beneficiary (partner_id, created_at, id);
    CREATE INDEX beneficiary_name ON beneficiary (partner_id, name_key, id);
    CREATE INDEX beneficiary_country ON beneficiary (partner_id, bank_country, id);
    CREATE INDEX beneficiary_currency ON beneficiary (partner_id, currency, id);
    CREATE INDEX beneficiary_status ON beneficiary (partner_id, status, id);
    CREATE INDEX beneficiary_account ON beneficiary (partner_id, account);
    ${tenantTable('beneficiary')}`,
  },
];
