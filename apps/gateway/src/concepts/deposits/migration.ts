import { type Migration, tenantTable } from '../../platform/database';

/** Deposits: money that arrived from outside. */
export const depositMigrations: readonly Migration[] = [
  {
    name: 'deposits/0001-create',
    after: ['transactions/0001-create'],
    sql: `
    CREATE TABLE deposit (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES account,
      owner_id uuid NOT NULL,
      status text COLLATE "C" NOT NULL CHECK (status IN ('completed', 'closed')),
      currency text COLLATE "C" NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
      payer_name text NOT NULL,
      payer_account text NOT NULL,
      payer_country text NOT NULL,
      reference text COLLATE "C" NOT NULL,
      transaction_id uuid NOT NULL REFERENCES account_transaction,
      received_at timestamptz(3) NOT NULL,
      returned_at timestamptz(3),
      amount_key numeric NOT NULL GENERATED ALWAYS AS (amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      payer_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(payer_name)) STORED
    );
    CREATE INDEX deposit_received_at ON deposit (partner_id, received_at, id);
    CREATE INDEX deposit_account ON deposit (account_id, received_at, id);
    CREATE INDEX deposit_owner ON deposit (owner_id, received_at, id);
    CREATE INDEX deposit_status ON deposit (partner_id, status, received_at, id);
    CREATE INDEX deposit_amount ON deposit (partner_id, amount_key, id);
    CREATE INDEX deposit_payer ON deposit (partner_id, payer_key, id);
    CREATE INDEX deposit_reference ON deposit (partner_id, reference);
    ${tenantTable('deposit', ['select', 'insert'])}
    GRANT UPDATE (status, returned_at) ON deposit TO corridor_app;`,
  },
];
