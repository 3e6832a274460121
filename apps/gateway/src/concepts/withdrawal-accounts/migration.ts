import { appendOnly, type Migration, tenantTable } from '../../platform/database';

const CREATE = `
    CREATE TABLE withdrawal_account (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      product_type smallint NOT NULL,
      owner_id uuid NOT NULL,
      owner_name text NOT NULL,
      currency text COLLATE "C" NOT NULL,
      bank_country text NOT NULL,
      bank_name text NOT NULL,
      holder_name text NOT NULL,
      account_number_type smallint NOT NULL CHECK (account_number_type IN (1, 2, 3)),
      account_number text NOT NULL,
      pix_key_type text,
      routing_code_type text,
      routing_code text,
      status smallint NOT NULL CHECK (status IN (0, 1, 2)),
      reason text,
      created_at timestamptz(3) NOT NULL,
      verified_at timestamptz(3),
      holder_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(holder_name)) STORED,
      search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS
        (corridor_fold(owner_name || ' ' || holder_name || ' ' || bank_name || ' ' || right(account_number, 4))) STORED,
      UNIQUE (partner_id, owner_id, currency, account_number)
    );
    CREATE INDEX withdrawal_account_created_at ON withdrawal_account (partner_id, created_at, id);
    CREATE INDEX withdrawal_account_holder ON withdrawal_account (partner_id, holder_key, id);
    CREATE INDEX withdrawal_account_status ON withdrawal_account (partner_id, status, id);
    ${tenantTable('withdrawal_account', ['select', 'insert', 'delete'])}
    GRANT UPDATE (status, reason, verified_at) ON withdrawal_account TO corridor_app;

    CREATE FUNCTION withdrawal_account_follow_merchant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path FROM CURRENT AS $$ BEGIN
      UPDATE withdrawal_account SET owner_name = NEW.name WHERE owner_id = NEW.id AND partner_id = NEW.partner_id AND owner_name <> NEW.name;
      RETURN NULL; END $$;
    CREATE TRIGGER withdrawal_account_follow_merchant AFTER UPDATE OF name ON merchant
      FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION withdrawal_account_follow_merchant();`;

// What is there already says when it was added and verified, though not by whom.
const TIMELINE = `
    ALTER TABLE withdrawal_account ADD COLUMN rejection_reasons jsonb NOT NULL DEFAULT '[]';
    GRANT UPDATE (rejection_reasons) ON withdrawal_account TO corridor_app;

    CREATE TABLE withdrawal_account_event (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      account_id uuid NOT NULL,
      action text NOT NULL,
      at timestamptz(3) NOT NULL,
      actor text,
      rejection_reasons jsonb NOT NULL DEFAULT '[]',
      reason text
    );
    CREATE INDEX withdrawal_account_event_account ON withdrawal_account_event (account_id, at, id);
    INSERT INTO withdrawal_account_event (id, partner_id, account_id, action, at)
      SELECT gen_random_uuid(), partner_id, id, 'create', created_at FROM withdrawal_account
      UNION ALL
      SELECT gen_random_uuid(), partner_id, id, 'verify', verified_at FROM withdrawal_account WHERE verified_at IS NOT NULL;
    ${appendOnly('withdrawal_account_event')}
    ${tenantTable('withdrawal_account_event', ['select', 'insert'])}`;

/** Owners' own bank accounts. */
export const withdrawalAccountMigrations: readonly Migration[] = [
  { name: 'withdrawal-accounts/0001-create', after: ['merchants/0001-create'], sql: CREATE },
  { name: 'withdrawal-accounts/0002-timeline', after: ['withdrawal-accounts/0001-create'], sql: TIMELINE },
];
