import { appendOnly, type Migration, tenantTable } from '../../platform/database';
import { followMerchant } from '../merchants';

/** Proofs of trades, their certificates, and what happened to them. */
export const materialMigrations: readonly Migration[] = [
  {
    name: 'materials/0001-create',
    after: ['merchants/0001-create', 'files/0001-create', 'cards/0001-create'],
    sql: `
    CREATE TABLE material (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      product_type smallint NOT NULL CHECK (product_type IN (10, 12)),
      owner_id uuid NOT NULL,
      owner_name text NOT NULL,
      buyer_name text NOT NULL,
      buyer_country text NOT NULL,
      sender_name text NOT NULL,
      trade_comments text,
      currency text COLLATE "C" NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      linked bigint NOT NULL CHECK (linked BETWEEN 0 AND amount),
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      linkable boolean NOT NULL GENERATED ALWAYS AS (linked < amount) STORED,
      amount_key numeric NOT NULL GENERATED ALWAYS AS (amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      buyer_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(buyer_name)) STORED,
      search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS
        (corridor_fold(buyer_name || ' ' || sender_name || ' ' || owner_name)) STORED
    );
    CREATE INDEX material_created_at ON material (partner_id, created_at, id);
    CREATE INDEX material_amount ON material (partner_id, amount_key, id);
    CREATE INDEX material_buyer ON material (partner_id, buyer_key, id);
    CREATE INDEX material_owner ON material (owner_id, created_at, id);
    CREATE INDEX material_linkable ON material (partner_id, created_at, id) WHERE linkable;
    ${tenantTable('material')}
    ${followMerchant('material')}

    CREATE TABLE material_certificate (
      file_id uuid PRIMARY KEY REFERENCES stored_file ON DELETE CASCADE,
      partner_id uuid NOT NULL,
      material_id uuid REFERENCES material,
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('transactionCertificate', 'logisticsCertificate')),
      uploaded_at timestamptz(3) NOT NULL
    );
    CREATE INDEX material_certificate_material ON material_certificate (material_id, kind);
    CREATE INDEX material_certificate_waiting ON material_certificate (uploaded_at) WHERE material_id IS NULL;
    ${tenantTable('material_certificate')}`,
  },
  {
    name: 'materials/0002-history',
    after: ['materials/0001-create', 'material-links/0001-create'],
    // A material may go, what happened to it stays: so its id refers to nothing.
    sql: `
    ALTER TABLE material_certificate ADD COLUMN position smallint NOT NULL DEFAULT 0;

    CREATE TABLE material_event (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      material_id uuid NOT NULL,
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('created', 'changed', 'linked', 'unlinked', 'released')),
      at timestamptz(3) NOT NULL,
      actor text NOT NULL,
      amount bigint CHECK (amount > 0),
      collection_id uuid REFERENCES collection,
      CHECK ((amount IS NULL) = (collection_id IS NULL))
    );
    INSERT INTO material_event
      SELECT gen_random_uuid(), partner_id, id, 'created', created_at, created_by, NULL, NULL FROM material
      UNION ALL
      SELECT gen_random_uuid(), partner_id, material_id, 'linked', created_at, created_by, amount, collection_id
        FROM material_link;
    CREATE INDEX material_event_material ON material_event (material_id, at, id);
    ${appendOnly('material_event')}
    ${tenantTable('material_event', ['select', 'insert'])}`,
  },
];
