import { appendOnly, type Migration, tenantTable } from '../../platform/database';
import { tallyOf } from '../../platform/listing';

// ISO 4217: currencies with another number of decimals than two. Frozen here, as stored keys depend on it.
const EXPONENT = `CASE
      WHEN currency IN ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') THEN 0
      WHEN currency IN ('BHD','IQD','JOD','KWD','LYD','OMR','TND') THEN 3
      WHEN currency IN ('CLF','UYW') THEN 4 ELSE 2 END`;

const CREATE = `
    CREATE FUNCTION corridor_exponent(currency text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT ${EXPONENT} $$;

    CREATE TABLE card_bin (
      partner_id uuid NOT NULL REFERENCES partner,
      bin text NOT NULL CHECK (bin ~ '^([0-9]{6}|[0-9]{8})$'),
      scheme text NOT NULL,
      currency text NOT NULL,
      types text[] NOT NULL,
      models text[] NOT NULL,
      limit_overall_total bigint NOT NULL,
      limit_max_single bigint NOT NULL,
      limit_daily bigint NOT NULL,
      limit_monthly bigint NOT NULL,
      limit_max_daily_transactions integer NOT NULL,
      PRIMARY KEY (partner_id, bin)
    );
    ${tenantTable('card_bin', ['select'])}

    CREATE TABLE card (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      merchant_id uuid NOT NULL REFERENCES merchant,
      merchant_name text NOT NULL,
      holder_name text NOT NULL,
      label text,
      bin text NOT NULL,
      last4 text COLLATE "C" NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
      scheme text NOT NULL,
      type text NOT NULL,
      model text NOT NULL,
      shared boolean NOT NULL,
      status text COLLATE "C" NOT NULL,
      currency text NOT NULL,
      balance bigint NOT NULL DEFAULT 0,
      expiry text COLLATE "C" NOT NULL CHECK (expiry ~ '^[0-9]{4}-[0-9]{2}$'),
      limit_overall_total bigint,
      limit_max_single bigint,
      limit_daily bigint,
      limit_monthly bigint,
      limit_max_daily_transactions integer,
      used_overall_total bigint NOT NULL DEFAULT 0,
      used_daily bigint NOT NULL DEFAULT 0,
      used_monthly bigint NOT NULL DEFAULT 0,
      used_daily_transactions integer NOT NULL DEFAULT 0,
      activated_at timestamptz(3),
      created_at timestamptz(3) NOT NULL,
      holder_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(holder_name)) STORED,
      merchant_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(merchant_name)) STORED,
      balance_key bigint NOT NULL GENERATED ALWAYS AS (balance * (10 ^ (4 - corridor_exponent(currency)))::bigint) STORED,
      search_key text COLLATE "C" NOT NULL
        GENERATED ALWAYS AS (corridor_fold(holder_name || ' ' || merchant_name || ' ' || last4)) STORED,
      FOREIGN KEY (partner_id, bin) REFERENCES card_bin
    );
    CREATE INDEX card_created_at ON card (partner_id, created_at, id);
    CREATE INDEX card_holder ON card (partner_id, holder_key, id);
    CREATE INDEX card_merchant_name ON card (partner_id, merchant_key, id);
    CREATE INDEX card_status ON card (partner_id, status, id);
    CREATE INDEX card_status_created_at ON card (partner_id, status, created_at, id);
    CREATE INDEX card_expiry ON card (partner_id, expiry, id);
    CREATE INDEX card_balance ON card (partner_id, balance_key, id);
    CREATE INDEX card_last4 ON card (partner_id, last4, id);
    CREATE INDEX card_merchant ON card (merchant_id, created_at, id);
    CREATE INDEX card_currency ON card (partner_id, currency, created_at, id);
    ${tenantTable('card')}

    CREATE FUNCTION card_follow_merchant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE card SET merchant_name = NEW.name WHERE merchant_id = NEW.id AND merchant_name <> NEW.name;
      RETURN NULL; END $$;
    CREATE TRIGGER card_follow_merchant AFTER UPDATE OF name ON merchant
      FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION card_follow_merchant();

    CREATE TABLE card_secret (
      card_id uuid PRIMARY KEY REFERENCES card ON DELETE CASCADE,
      partner_id uuid NOT NULL,
      pin_hash text,
      acs_password_hash text
    );
    ${tenantTable('card_secret')}

    CREATE TABLE card_event (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      card_id uuid NOT NULL,
      action text NOT NULL,
      at timestamptz(3) NOT NULL,
      actor text NOT NULL,
      reason text,
      from_status text,
      to_status text
    );
    CREATE INDEX card_event_card ON card_event (card_id, at, id);
    ${appendOnly('card_event')}
    ${tenantTable('card_event', ['select', 'insert'])}`;

// What older versions have shown may be of any day: the first run looks at every card that shows usage.
const JOBS = `
    ALTER TABLE card ADD COLUMN usage_day date NOT NULL DEFAULT '2000-01-01';
    CREATE INDEX card_usage ON card (usage_day) WHERE used_daily <> 0 OR used_daily_transactions <> 0 OR used_monthly <> 0;
    CREATE INDEX card_closing ON card (partner_id, id) WHERE status = 'closing';`;

/** Cards, their secrets' hashes, their history and the BINs they come from. */
export const cardMigrations: readonly Migration[] = [
  { name: 'cards/0001-create', after: ['merchants/0001-create'], sql: CREATE },
  {
    name: 'cards/0002-tally',
    after: ['cards/0001-create'],
    sql: tallyOf('card', ['status text', 'type text', 'model text', 'scheme text', 'currency text', 'shared boolean']),
  },
  { name: 'cards/0003-jobs', after: ['cards/0002-tally'], sql: JOBS },
];
