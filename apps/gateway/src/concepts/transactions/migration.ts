import { type Migration, tenantTable } from '../../platform/database';
import { tallyOf } from '../../platform/listing';

const CREATE = `
    CREATE TABLE account_transaction (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES account,
      product_type smallint NOT NULL,
      owner_id uuid NOT NULL,
      component text COLLATE "C" NOT NULL CHECK (component IN ('available', 'collectionPending')),
      type text COLLATE "C" NOT NULL,
      status smallint NOT NULL CHECK (status BETWEEN 1 AND 11 AND status <> 9),
      currency text COLLATE "C" NOT NULL,
      billing_amount bigint NOT NULL CHECK (billing_amount >= 0),
      billing_fee bigint NOT NULL CHECK (billing_fee >= 0),
      balance_change bigint NOT NULL,
      balance_after bigint,
      transaction_currency text NOT NULL,
      transaction_amount bigint NOT NULL,
      conversion_rate text,
      related_id uuid,
      country text,
      merchant_info text,
      counterparty_account text,
      counterparty_name text,
      reference text COLLATE "C",
      source_kind text,
      source_id uuid,
      transfer_id uuid,
      created_at timestamptz(3) NOT NULL,
      booked_at timestamptz(3),
      day date NOT NULL GENERATED ALWAYS AS ((created_at AT TIME ZONE 'UTC')::date) STORED,
      billing_key numeric NOT NULL GENERATED ALWAYS AS (billing_amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      change_key numeric NOT NULL GENERATED ALWAYS AS (balance_change * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      counterparty_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(coalesce(counterparty_name, ''))) STORED,
      CONSTRAINT account_transaction_booked CHECK (CASE WHEN booked_at IS NULL
        THEN balance_change = 0 AND balance_after IS NULL AND transfer_id IS NULL
        ELSE balance_after IS NOT NULL AND transfer_id IS NOT NULL END)
    );
    CREATE INDEX account_transaction_created_at ON account_transaction (partner_id, created_at, id);
    CREATE INDEX account_transaction_account ON account_transaction (account_id, created_at, id);
    CREATE INDEX account_transaction_owner ON account_transaction (owner_id, created_at, id);
    CREATE INDEX account_transaction_type ON account_transaction (partner_id, type, created_at, id);
    CREATE INDEX account_transaction_status ON account_transaction (partner_id, status, created_at, id);
    CREATE INDEX account_transaction_currency ON account_transaction (partner_id, currency, created_at, id);
    CREATE INDEX account_transaction_billing ON account_transaction (partner_id, billing_key, id);
    CREATE INDEX account_transaction_change ON account_transaction (partner_id, change_key, id);
    CREATE INDEX account_transaction_counterparty ON account_transaction (partner_id, counterparty_key, created_at);
    CREATE INDEX account_transaction_reference ON account_transaction (partner_id, reference);
    CREATE INDEX account_transaction_related ON account_transaction (related_id) WHERE related_id IS NOT NULL;
    CREATE INDEX account_transaction_source ON account_transaction (source_id) WHERE source_id IS NOT NULL;
    ${tenantTable('account_transaction', ['select', 'insert'])}
    GRANT UPDATE (status, related_id, balance_change, balance_after, transfer_id, booked_at) ON account_transaction TO corridor_app;`;

const CARD = `
    ALTER TABLE account_transaction ADD COLUMN card_id uuid;
    -- What was bought with a shared card named its authorization as if that were a card.
    UPDATE account_transaction t SET source_kind = 'authorization', card_id = a.card_id
      FROM card_authorization a WHERE t.source_kind = 'card' AND a.id = t.source_id;
    UPDATE account_transaction SET card_id = source_id WHERE source_kind = 'card';
    CREATE INDEX account_transaction_card ON account_transaction (card_id, created_at, id) WHERE card_id IS NOT NULL;`;

const SHARED = ['type text', 'status smallint', 'currency text', 'product_type smallint'];

/** Account transactions: what owners see of the ledger's postings, and counts of them. */
export const transactionMigrations: readonly Migration[] = [
  { name: 'transactions/0001-create', after: ['accounts/0001-create', 'cards/0001-create'], sql: CREATE },
  {
    name: 'transactions/0002-tally',
    after: ['transactions/0001-create'],
    sql: [
      tallyOf('account_transaction', SHARED),
      tallyOf('account_transaction', ['day date', ...SHARED], 'account_transaction_day_tally'),
      tallyOf(
        'account_transaction',
        ['account_id uuid', 'type text', 'status smallint'],
        'account_transaction_account_tally',
      ),
    ].join('\n'),
  },
  {
    name: 'transactions/0003-card',
    after: ['transactions/0002-tally', 'authorizations/0001-create'],
    sql: CARD,
  },
];
