import { appendOnly, type Migration, tenantTable } from '../../platform/database';

/** Payments that arrived under virtual accounts, and what happened to them. */
export const collectionMigrations: readonly Migration[] = [
  {
    name: 'collections/0001-create',
    after: ['transactions/0001-create', 'virtual-accounts/0001-create'],
    sql: `
    CREATE TABLE collection (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      virtual_account_id uuid NOT NULL REFERENCES virtual_account,
      account_id uuid NOT NULL REFERENCES account,
      owner_id uuid NOT NULL,
      status smallint NOT NULL CHECK (status IN (21, 22, 23, 26)),
      currency text COLLATE "C" NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
      linked bigint NOT NULL CHECK (linked BETWEEN 0 AND amount),
      payer_name text NOT NULL,
      payer_account text NOT NULL,
      payer_country text NOT NULL,
      reference text COLLATE "C" NOT NULL,
      bank_reference text COLLATE "C" NOT NULL,
      rejection_reason text,
      transaction_id uuid NOT NULL REFERENCES account_transaction,
      credit_transaction_id uuid REFERENCES account_transaction,
      return_transaction_id uuid REFERENCES account_transaction,
      received_at timestamptz(3) NOT NULL,
      reviewed_at timestamptz(3),
      returned_at timestamptz(3),
      amount_key numeric NOT NULL GENERATED ALWAYS AS (amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      payer_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(payer_name)) STORED,
      UNIQUE (partner_id, bank_reference),
      CHECK (status NOT IN (21, 26) OR linked = amount),
      CHECK (status <> 23 OR linked = 0),
      CHECK ((status = 26) = (credit_transaction_id IS NOT NULL)),
      CHECK ((returned_at IS NOT NULL) = (return_transaction_id IS NOT NULL)),
      CHECK (returned_at IS NULL OR status = 23)
    );
    CREATE INDEX collection_received_at ON collection (partner_id, received_at, id);
    CREATE INDEX collection_amount ON collection (partner_id, amount_key, id);
    CREATE INDEX collection_payer ON collection (partner_id, payer_key, id);
    CREATE INDEX collection_status ON collection (partner_id, status, received_at, id);
    CREATE INDEX collection_reference ON collection (partner_id, reference);
    CREATE INDEX collection_owner ON collection (owner_id, received_at, id);
    CREATE INDEX collection_virtual_account ON collection (virtual_account_id, received_at, id);
    ${tenantTable('collection', ['select', 'insert'])}
    GRANT UPDATE (status, linked, rejection_reason, credit_transaction_id, return_transaction_id, reviewed_at, returned_at)
      ON collection TO corridor_app;

    CREATE TABLE collection_event (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      collection_id uuid NOT NULL REFERENCES collection,
      kind text NOT NULL,
      at timestamptz(3) NOT NULL,
      actor text NOT NULL,
      from_status smallint,
      to_status smallint NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      reason text,
      transfer_id uuid
    );
    CREATE INDEX collection_event_collection ON collection_event (collection_id, at, id);
    ${appendOnly('collection_event')}
    ${tenantTable('collection_event', ['select', 'insert'])}`,
  },
  {
    name: 'collections/0002-account-index',
    after: ['collections/0001-create'],
    sql: 'CREATE INDEX collection_account ON collection (account_id, received_at, id);',
  },
];
