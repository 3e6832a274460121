import { type Migration, tenantTable } from '../../platform/database';

const CREATE = `
    CREATE TABLE transfer_order (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      request_id text COLLATE "C" NOT NULL,
      from_account_id uuid NOT NULL REFERENCES account,
      to_account_id uuid NOT NULL REFERENCES account,
      from_owner_id uuid NOT NULL,
      to_owner_id uuid NOT NULL,
      currency text COLLATE "C" NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      reference text COLLATE "C",
      out_transaction_id uuid NOT NULL REFERENCES account_transaction,
      in_transaction_id uuid NOT NULL REFERENCES account_transaction,
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      amount_key numeric NOT NULL GENERATED ALWAYS AS (amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      CHECK (from_account_id <> to_account_id)
    );
    CREATE INDEX transfer_order_created_at ON transfer_order (partner_id, created_at, id);
    CREATE INDEX transfer_order_amount ON transfer_order (partner_id, amount_key, id);
    CREATE INDEX transfer_order_request ON transfer_order (partner_id, request_id);
    CREATE INDEX transfer_order_from ON transfer_order (from_owner_id, created_at, id);
    CREATE INDEX transfer_order_to ON transfer_order (to_owner_id, created_at, id);
    ${tenantTable('transfer_order', ['select', 'insert'])}`;

/** Transfer orders: money that went between accounts of one partner. */
export const transferOrderMigrations: readonly Migration[] = [
  { name: 'transfer-orders/0001-create', after: ['transactions/0001-create'], sql: CREATE },
];
