import { appendOnly, type Migration, tenantTable } from '../../platform/database';

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
  {
    name: 'merchants/0002-onboarding',
    after: ['merchants/0001-create', 'files/0001-create'],
    sql: `
    ALTER TABLE merchant
      ALTER COLUMN status TYPE text COLLATE "C",
      ALTER COLUMN country TYPE text COLLATE "C",
      ADD COLUMN details jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN review jsonb,
      ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now(),
      ADD COLUMN email_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(email)) STORED;
    CREATE INDEX merchant_status ON merchant (partner_id, status, id);
    CREATE INDEX merchant_country ON merchant (partner_id, country, id);
    CREATE INDEX merchant_email ON merchant (partner_id, email_key);

    CREATE TABLE merchant_document (
      file_id uuid PRIMARY KEY REFERENCES stored_file ON DELETE CASCADE,
      partner_id uuid NOT NULL,
      merchant_id uuid NOT NULL REFERENCES merchant ON DELETE CASCADE,
      kind text NOT NULL,
      UNIQUE (merchant_id, kind)
    );
    ${tenantTable('merchant_document')}

    CREATE TABLE merchant_event (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      merchant_id uuid NOT NULL,
      action text NOT NULL,
      at timestamptz(3) NOT NULL,
      actor text NOT NULL,
      from_status text,
      to_status text,
      review jsonb
    );
    CREATE INDEX merchant_event_merchant ON merchant_event (merchant_id, at, id);
    ${appendOnly('merchant_event')}
    ${tenantTable('merchant_event', ['select', 'insert'])}`,
  },
  {
    name: 'merchants/0003-review-lease',
    after: ['merchants/0002-onboarding'],
    sql: `
    CREATE TABLE merchant_review_lease (
      merchant_id uuid PRIMARY KEY REFERENCES merchant ON DELETE CASCADE,
      partner_id uuid NOT NULL,
      user_id uuid NOT NULL,
      reviewer text NOT NULL,
      until timestamptz(3) NOT NULL
    );
    ${tenantTable('merchant_review_lease')}`,
  },
  {
    name: 'merchants/0004-phone',
    after: ['merchants/0003-review-lease'],
    sql: `
    ALTER TABLE merchant
      ADD COLUMN phone text COLLATE "C" GENERATED ALWAYS AS (details -> 'individual' ->> 'mobileNumber') STORED;
    CREATE INDEX merchant_phone ON merchant (partner_id, phone);`,
  },
  {
    name: 'merchants/0005-makers',
    after: ['merchants/0004-phone'],
    sql: `
    ALTER TABLE merchant ADD COLUMN makers uuid[] NOT NULL DEFAULT '{}';`,
  },
];
