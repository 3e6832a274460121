import { type Migration, tenantTable } from '../../platform/database';

const CREATE = `
    CREATE TABLE exchange_order (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      quote_id uuid NOT NULL UNIQUE REFERENCES exchange_quote,
      owner_id uuid NOT NULL,
      status smallint NOT NULL CHECK (status BETWEEN 1 AND 5),
      fixed_side text NOT NULL,
      sell_currency text COLLATE "C" NOT NULL,
      sell_amount bigint NOT NULL CHECK (sell_amount > 0),
      buy_currency text COLLATE "C" NOT NULL,
      buy_amount bigint NOT NULL CHECK (buy_amount > 0),
      fee bigint NOT NULL CHECK (fee >= 0),
      client_rate text NOT NULL,
      mid_rate text NOT NULL,
      sell_account_id uuid NOT NULL REFERENCES account,
      buy_account_id uuid NOT NULL REFERENCES account,
      sell_transaction_id uuid NOT NULL REFERENCES account_transaction,
      buy_transaction_id uuid NOT NULL REFERENCES account_transaction,
      hold_id uuid REFERENCES ledger_hold,
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      settles_at timestamptz(3) NOT NULL,
      completed_at timestamptz(3),
      sell_key numeric NOT NULL GENERATED ALWAYS AS (sell_amount * 10::numeric ^ (4 - corridor_exponent(sell_currency))) STORED,
      buy_key numeric NOT NULL GENERATED ALWAYS AS (buy_amount * 10::numeric ^ (4 - corridor_exponent(buy_currency))) STORED
    );
    CREATE INDEX exchange_order_created_at ON exchange_order (partner_id, created_at, id);
    CREATE INDEX exchange_order_status ON exchange_order (partner_id, status, id);
    CREATE INDEX exchange_order_sell ON exchange_order (partner_id, sell_key, id);
    CREATE INDEX exchange_order_buy ON exchange_order (partner_id, buy_key, id);
    CREATE INDEX exchange_order_owner ON exchange_order (owner_id, created_at, id);
    CREATE INDEX exchange_order_due ON exchange_order (settles_at) WHERE status = 3;
    ${tenantTable('exchange_order', ['select', 'insert'])}
    GRANT UPDATE (status, completed_at) ON exchange_order TO corridor_app;`;

/** Exchange orders: accepted quotes. */
export const exchangeOrderMigrations: readonly Migration[] = [
  {
    name: 'exchange-orders/0001-create',
    after: ['exchange-quotes/0001-create', 'transactions/0001-create'],
    sql: CREATE,
  },
];
