import { type Migration, tenantTable } from '../../platform/database';

const CREATE = `
    CREATE TABLE outgoing_order (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('payment-order', 'withdrawal-order')),
      owner_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES account,
      status smallint NOT NULL CHECK (status BETWEEN 1 AND 5),
      currency text COLLATE "C" NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      fee bigint NOT NULL CHECK (fee >= 0),
      sender_fee bigint NOT NULL CHECK (sender_fee BETWEEN 0 AND fee),
      destination_id uuid NOT NULL,
      destination_name text NOT NULL,
      account_ending text NOT NULL,
      bank_name text NOT NULL,
      bank_country text NOT NULL,
      payment_method text NOT NULL,
      fee_direction text NOT NULL,
      reference text COLLATE "C" NOT NULL,
      details jsonb NOT NULL,
      transaction_id uuid NOT NULL REFERENCES account_transaction,
      refund_transaction_id uuid REFERENCES account_transaction,
      hold_id uuid NOT NULL REFERENCES ledger_hold,
      transfer_id uuid REFERENCES ledger_transfer,
      reason text,
      request_id text NOT NULL,
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      accepted_at timestamptz(3),
      completed_at timestamptz(3),
      ended_at timestamptz(3),
      cancelled boolean NOT NULL DEFAULT false,
      amount_key numeric NOT NULL GENERATED ALWAYS AS (amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      destination_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(destination_name)) STORED
    );
    CREATE INDEX outgoing_order_created_at ON outgoing_order (partner_id, kind, created_at, id);
    CREATE INDEX outgoing_order_status ON outgoing_order (partner_id, kind, status, id);
    CREATE INDEX outgoing_order_amount ON outgoing_order (partner_id, kind, amount_key, id);
    CREATE INDEX outgoing_order_destination ON outgoing_order (partner_id, kind, destination_key, id);
    CREATE INDEX outgoing_order_owner ON outgoing_order (owner_id, created_at, id);
    CREATE INDEX outgoing_order_account ON outgoing_order (account_id, created_at, id);
    CREATE INDEX outgoing_order_to ON outgoing_order (destination_id, created_at, id);
    CREATE INDEX outgoing_order_request ON outgoing_order (partner_id, request_id);
    CREATE INDEX outgoing_order_reference ON outgoing_order (partner_id, reference);
    CREATE INDEX outgoing_order_under_way ON outgoing_order (created_at) WHERE status IN (1, 3);
    ${tenantTable('outgoing_order', ['select', 'insert'])}
    GRANT UPDATE (status, refund_transaction_id, transfer_id, reason, accepted_at, completed_at, ended_at, cancelled)
      ON outgoing_order TO corridor_app;`;

// A payment out of an account of another currency sells that currency for all that it costs.
const EXCHANGE = `
    ALTER TABLE outgoing_order
      ADD COLUMN fixed_side text NOT NULL DEFAULT 'sent' CHECK (fixed_side IN ('sent', 'received')),
      ADD COLUMN quote_id uuid UNIQUE REFERENCES exchange_quote,
      ADD COLUMN sell_currency text COLLATE "C",
      ADD COLUMN sell_amount bigint CHECK (sell_amount > 0),
      ADD COLUMN exchange_fee bigint CHECK (exchange_fee >= 0),
      ADD COLUMN client_rate text,
      ADD COLUMN mid_rate text,
      ADD CONSTRAINT outgoing_order_exchange CHECK (
        num_nulls(quote_id, sell_currency, sell_amount, exchange_fee, client_rate, mid_rate) IN (0, 6)
        AND sell_currency IS DISTINCT FROM currency
      );`;

// Invoices wait as files until a payment names them; one may stand behind several.
const INVOICE = `
    ALTER TABLE outgoing_order ADD COLUMN invoice_id uuid REFERENCES stored_file;
    CREATE INDEX outgoing_order_invoice ON outgoing_order (invoice_id) WHERE invoice_id IS NOT NULL;
    CREATE INDEX stored_file_invoice ON stored_file (created_at) WHERE owner = 'payment-order';`;

// Who took an order back that was cancelled before is in the log.
const ENDED_BY = `
    ALTER TABLE outgoing_order ADD COLUMN ended_by text;
    UPDATE outgoing_order o SET ended_by = (
      SELECT l.actor_name FROM log l WHERE l.partner_id = o.partner_id AND l.subject_id = o.id AND l.action = 'cancel'
        ORDER BY l.at DESC LIMIT 1
    ) WHERE o.cancelled;
    GRANT UPDATE (ended_by) ON outgoing_order TO corridor_app;`;

/** Orders that send money out: payments and withdrawals. */
export const orderMigrations: readonly Migration[] = [
  { name: 'orders/0001-create', after: ['transactions/0001-create'], sql: CREATE },
  {
    name: 'orders/0002-exchange',
    after: ['orders/0001-create', 'exchange-quotes/0001-create'],
    sql: EXCHANGE,
  },
  { name: 'orders/0003-invoice', after: ['orders/0002-exchange', 'files/0001-create'], sql: INVOICE },
  { name: 'orders/0004-ended-by', after: ['orders/0003-invoice', 'logs/0001-create'], sql: ENDED_BY },
];
