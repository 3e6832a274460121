import { type Migration, tenantTable } from '../../platform/database';

const key = (column: string, amount: string) =>
  `${column} numeric NOT NULL GENERATED ALWAYS AS ((${amount}) * 10::numeric ^ (4 - corridor_exponent(currency))) STORED`;

/** Statements: what the ledger says of an account over a period that has ended. A row that does not tie out is refused. */
export const statementMigrations: readonly Migration[] = [
  {
    name: 'statements/0001-create',
    after: ['transactions/0001-create'],
    sql: `
    CREATE TABLE statement (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES account,
      owner_id uuid NOT NULL,
      product_type smallint NOT NULL,
      currency text COLLATE "C" NOT NULL,
      type text COLLATE "C" NOT NULL CHECK (type IN ('daily', 'monthly')),
      period text COLLATE "C" NOT NULL,
      zone text NOT NULL,
      from_at timestamptz(3) NOT NULL,
      to_at timestamptz(3) NOT NULL,
      opening bigint NOT NULL,
      credits bigint NOT NULL CHECK (credits >= 0),
      debits bigint NOT NULL CHECK (debits >= 0),
      closing bigint NOT NULL,
      entries bigint NOT NULL CHECK (entries >= 0),
      last_seq bigint NOT NULL,
      ${key('opening_key', 'opening')},
      ${key('change_key', 'credits - debits')},
      ${key('closing_key', 'closing')},
      UNIQUE (account_id, type, period),
      CONSTRAINT statement_ties_out CHECK (opening + credits - debits = closing)
    );
    CREATE INDEX statement_date ON statement (partner_id, to_at, id);
    CREATE INDEX statement_type ON statement (partner_id, type, to_at, id);
    CREATE INDEX statement_account ON statement (account_id, type, to_at);
    CREATE INDEX statement_owner ON statement (owner_id, to_at, id);
    CREATE INDEX statement_opening ON statement (partner_id, opening_key, id);
    CREATE INDEX statement_change ON statement (partner_id, change_key, id);
    CREATE INDEX statement_closing ON statement (partner_id, closing_key, id);
    ${tenantTable('statement', ['select'])}

    -- A statement's lines look the transaction of each entry up.
    CREATE INDEX account_transaction_transfer ON account_transaction (transfer_id) WHERE transfer_id IS NOT NULL;`,
  },
];
