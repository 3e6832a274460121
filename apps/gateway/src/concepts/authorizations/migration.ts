import { appendOnly, type Migration, tenantTable } from '../../platform/database';

const CREATE = `
    CREATE TABLE card_authorization (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      type text COLLATE "C" NOT NULL,
      status text COLLATE "C" NOT NULL,
      settlement text COLLATE "C",
      response_code text NOT NULL,
      code text COLLATE "C",
      decline_reason text,
      original_id uuid REFERENCES card_authorization,
      card_id uuid NOT NULL,
      last4 text NOT NULL,
      holder_name text NOT NULL,
      owner_id uuid NOT NULL REFERENCES merchant,
      acquirer_id text NOT NULL,
      mcc text COLLATE "C" NOT NULL CHECK (mcc ~ '^[0-9]{4}$'),
      acceptor_id text NOT NULL,
      acceptor_name text NOT NULL,
      acceptor_country text NOT NULL,
      currency text COLLATE "C" NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      reversed bigint NOT NULL DEFAULT 0 CHECK (reversed BETWEEN 0 AND amount),
      cleared bigint NOT NULL DEFAULT 0 CHECK (cleared >= 0),
      expired bigint NOT NULL DEFAULT 0 CHECK (expired BETWEEN 0 AND amount),
      refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0),
      transaction_currency text NOT NULL,
      transaction_amount bigint NOT NULL,
      ledger_account_id uuid,
      account_id uuid REFERENCES account,
      hold_id uuid,
      expires_at timestamptz(3),
      created_at timestamptz(3) NOT NULL,
      held bigint NOT NULL GENERATED ALWAYS AS
        (CASE WHEN type = 'approval' THEN greatest(amount - reversed - cleared - expired, 0) ELSE 0 END) STORED,
      used bigint NOT NULL GENERATED ALWAYS AS
        (CASE WHEN type = 'approval' THEN greatest(amount - reversed - expired, cleared) ELSE 0 END) STORED,
      amount_key numeric NOT NULL GENERATED ALWAYS AS (amount * 10::numeric ^ (4 - corridor_exponent(currency))) STORED,
      acceptor_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(acceptor_name)) STORED
    );
    CREATE INDEX card_authorization_created_at ON card_authorization (partner_id, created_at, id);
    CREATE INDEX card_authorization_amount ON card_authorization (partner_id, amount_key, id);
    CREATE INDEX card_authorization_acceptor ON card_authorization (partner_id, acceptor_key, id);
    CREATE INDEX card_authorization_type ON card_authorization (partner_id, type, created_at, id);
    CREATE INDEX card_authorization_card ON card_authorization (card_id, created_at, id);
    CREATE INDEX card_authorization_owner ON card_authorization (owner_id, created_at, id);
    CREATE INDEX card_authorization_original ON card_authorization (original_id) WHERE original_id IS NOT NULL;
    CREATE INDEX card_authorization_due ON card_authorization (expires_at) WHERE held > 0;
    ${tenantTable('card_authorization', ['select', 'insert'])}
    GRANT UPDATE (status, settlement, reversed, cleared, expired, refunded, hold_id) ON card_authorization TO corridor_app;

    CREATE TABLE card_authorization_event (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      authorization_id uuid NOT NULL REFERENCES card_authorization,
      kind text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      transfer_id uuid,
      at timestamptz(3) NOT NULL
    );
    CREATE INDEX card_authorization_event_of ON card_authorization_event (authorization_id, at, id);
    ${appendOnly('card_authorization_event')}
    ${tenantTable('card_authorization_event', ['select', 'insert'])}

    -- A card with an account in the ledger shows its balance, whoever moves it.
    CREATE FUNCTION card_follow_ledger() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ BEGIN
      UPDATE card SET balance = NEW.balance WHERE id = NEW.owner_id AND partner_id = NEW.partner_id;
      RETURN NULL; END $$;
    CREATE TRIGGER card_follow_ledger AFTER UPDATE OF balance ON ledger_account
      FOR EACH ROW WHEN (NEW.kind = 'card') EXECUTE FUNCTION card_follow_ledger();`;

/** Authorizations of cards and what happened to them. */
export const authorizationMigrations: readonly Migration[] = [
  { name: 'authorizations/0001-create', after: ['cards/0001-create', 'accounts/0001-create'], sql: CREATE },
];
