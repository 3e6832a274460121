import { type Migration, tenantTable } from '../../platform/database';
import { DEMO_RATES } from './demoRates';

const CREATE = `
    CREATE TABLE exchange_rate (
      currency text PRIMARY KEY CHECK (currency ~ '^[A-Z]{3}$'),
      per_usd numeric NOT NULL CHECK (per_usd > 0),
      at timestamptz(3) NOT NULL
    );
    GRANT SELECT ON exchange_rate TO corridor_app;
    GRANT SELECT, INSERT, UPDATE ON exchange_rate TO corridor_service;
    GRANT UPDATE (per_usd, at) ON exchange_rate TO corridor_app;
    INSERT INTO exchange_rate (currency, per_usd, at) VALUES
      ${DEMO_RATES.map(([currency, perUsd]) => `('${currency}', ${perUsd}, now())`).join(', ')};

    CREATE TABLE exchange_quote (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      product_type smallint NOT NULL,
      owner_id uuid NOT NULL,
      owner_name text NOT NULL,
      fixed_side text NOT NULL CHECK (fixed_side IN ('sell', 'buy')),
      sell_currency text NOT NULL,
      sell_amount bigint NOT NULL CHECK (sell_amount > 0),
      buy_currency text NOT NULL,
      buy_amount bigint NOT NULL CHECK (buy_amount > 0),
      fee bigint NOT NULL CHECK (fee >= 0),
      client_rate text NOT NULL,
      mid_rate text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      settles_at timestamptz(3) NOT NULL,
      replaces_id uuid,
      order_id uuid UNIQUE,
      CHECK (sell_currency <> buy_currency)
    );
    ${tenantTable('exchange_quote', ['select', 'insert'])}
    GRANT UPDATE (order_id) ON exchange_quote TO corridor_app;`;

// A rate without an age comes from no source; a quote keeps how long the rates that it was made of hold.
const AGE = `
    ALTER TABLE exchange_rate ADD COLUMN max_age_seconds integer CHECK (max_age_seconds > 0);
    ALTER TABLE exchange_quote ADD COLUMN good_until timestamptz(3);`;

// A sandbox that moved the one market moved it for all: from here on each has its own, and nobody else writes rates.
const MARKETS = `
    CREATE TABLE partner_rate (
      partner_id uuid NOT NULL REFERENCES partner,
      currency text NOT NULL REFERENCES exchange_rate,
      per_usd numeric NOT NULL CHECK (per_usd > 0),
      at timestamptz(3) NOT NULL,
      PRIMARY KEY (partner_id, currency)
    );
    ${tenantTable('partner_rate')}
    REVOKE UPDATE ON exchange_rate FROM corridor_app;
    REVOKE UPDATE (per_usd, at) ON exchange_rate FROM corridor_app;`;

/** Rates and quotes. */
export const exchangeQuoteMigrations: readonly Migration[] = [
  { name: 'exchange-quotes/0001-create', after: ['accounts/0001-create'], sql: CREATE },
  {
    name: 'exchange-quotes/0002-unused',
    after: ['exchange-quotes/0001-create'],
    sql: `CREATE INDEX exchange_quote_unused ON exchange_quote (expires_at) WHERE order_id IS NULL;`,
  },
  { name: 'exchange-quotes/0003-age', after: ['exchange-quotes/0001-create'], sql: AGE },
  { name: 'exchange-quotes/0004-market-of-each-partner', after: ['exchange-quotes/0003-age'], sql: MARKETS },
];
