import { type Migration, tenantTable } from '../../platform/database';

const CREATE = `
    CREATE TABLE account (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      product_type smallint NOT NULL CHECK (product_type IN (10, 12)),
      owner_id uuid NOT NULL,
      owner_name text NOT NULL,
      currency text COLLATE "C" NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      available_id uuid NOT NULL REFERENCES ledger_account,
      pending_id uuid NOT NULL REFERENCES ledger_account,
      opened_at timestamptz(3) NOT NULL,
      owner_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(owner_name)) STORED,
      UNIQUE (partner_id, owner_id, currency)
    );
    CREATE INDEX account_opened_at ON account (partner_id, opened_at, id);
    CREATE INDEX account_owner_name ON account (partner_id, owner_key, id);
    CREATE INDEX account_available ON account (available_id);
    CREATE INDEX account_pending ON account (pending_id);
    ${tenantTable('account', ['select', 'insert'])}

    CREATE FUNCTION account_follow_merchant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ BEGIN
      UPDATE account SET owner_name = NEW.name WHERE owner_id = NEW.id AND partner_id = NEW.partner_id AND owner_name <> NEW.name;
      RETURN NULL; END $$;
    CREATE TRIGGER account_follow_merchant AFTER UPDATE OF name ON merchant
      FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION account_follow_merchant();

    -- What the ledger knows of an account, under the reader's own row-level security.
    CREATE VIEW account_balance WITH (security_invoker = true) AS
      SELECT account.*, a.balance, a.held, a.balance - a.held AS available, p.balance AS collection_pending,
        greatest(a.last_booked_at, p.last_booked_at) AS last_booked_at,
        coalesce(greatest(a.last_booked_at, p.last_booked_at), '-infinity') AS booked_key,
        (a.balance - a.held)::numeric * 10 ^ (4 - corridor_exponent(account.currency)) AS available_key,
        a.balance::numeric * 10 ^ (4 - corridor_exponent(account.currency)) AS balance_key,
        a.balance <> 0 OR p.balance <> 0 AS funded
      FROM account JOIN ledger_account a ON a.id = account.available_id JOIN ledger_account p ON p.id = account.pending_id;
    GRANT SELECT ON account_balance TO corridor_app, corridor_service;`;

/** Accounts of owners, each with a ledger account per component, and a view that tells their balances. */
export const accountMigrations: readonly Migration[] = [
  {
    name: 'accounts/0001-create',
    after: ['merchants/0001-create', 'cards/0001-create', 'ledger/0001-create'],
    sql: CREATE,
  },
];
