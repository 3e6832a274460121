import type { Batch } from './Batch';
import { idSql } from './idSql';

// Each account begins a round of five with a deposit that covers the other four, so that none is ever overdrawn.
const ROUND = 5;
const TYPES = `ARRAY['111','111','111','110','110','121','123','500','topup','111','120','122','rebate','refund','adjustment','111']`;
const CREDITS = `ARRAY['100','120','122','rebate','refund','adjustment']`;
const NAMES = `ARRAY['Northwind Retail Group','Atlas Online Marketplace LLC','Maison Verlaine SARL','Grupo Comercial del Norte','Importadora Rio Verde Ltda','Sakura Direct KK','Oberland Versand GmbH']`;

/** SQL that makes transactions of a run from one number to another: what happened, what it books, and the books themselves. */
export function chunkStatements(batch: Batch, from: number, to: number): readonly string[] {
  return [
    `SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '64MB'`,
    accounts(batch),
    events(batch, from, to),
    'ANALYZE generated',
    entries,
    'ANALYZE generated_entry',
    transfers(batch),
    `INSERT INTO ledger_entry (account_id, seq, transfer_id, partner_id, currency, amount, balance_after, booked_at)
      SELECT account, seq, transfer_id, partner_id, currency, amount, balance_after, at FROM generated_entry ORDER BY account, seq`,
    `UPDATE ledger_account SET balance = balance + moved.sum, last_seq = moved.seq, last_booked_at = moved.at
      FROM (SELECT account, sum(amount), max(seq) AS seq, max(at) AS at FROM generated_entry GROUP BY account) AS moved
      WHERE id = moved.account`,
    transactions,
    'DROP TABLE generated_account, generated, generated_entry',
  ];
}

const accounts = ({ id }: Batch) => `
  CREATE TEMP TABLE generated_account ON COMMIT DROP AS
  SELECT row_number() OVER (ORDER BY a.available_id) - 1 AS place, count(*) OVER () AS places, a.id, a.owner_id, a.partner_id,
    a.available_id, a.currency, c.id AS clearing_id, f.id AS fees_id
  FROM account a JOIN merchant m ON m.id = a.owner_id
    JOIN ledger_account c ON c.owner_id = '${id}' AND c.kind = 'clearing' AND c.currency = a.currency
    JOIN ledger_account f ON f.owner_id = '${id}' AND f.kind = 'fees' AND f.currency = a.currency
  WHERE m.email LIKE 'generated-${id}-%'`;

const events = ({ id, begin, end, transactions: total }: Batch, from: number, to: number) => {
  const milliseconds = `${begin} + (${end} - ${begin})::bigint * n / ${total}`;
  return `
  CREATE TEMP TABLE generated ON COMMIT DROP AS
  WITH places AS (SELECT max(places) AS places FROM generated_account),
  numbered AS (
    SELECT n, n % places AS place, n / places % ${ROUND} = 0 AS opens, ('x' || substr(md5(n::text), 1, 7))::bit(28)::int AS chance,
      ${milliseconds} AS ms
    FROM generate_series(${from}::bigint, ${to - 1}) AS n, places
  ), typed AS (
    SELECT *, CASE WHEN opens THEN '100' ELSE (${TYPES})[1 + chance % 16] END AS type FROM numbered
  ), drawn AS (
    SELECT *, type = ANY (${CREDITS}) AS credit, CASE WHEN opens THEN 50000 + chance % 450000 ELSE 100 + chance % 9900 END AS amount,
      CASE WHEN type NOT IN ('111', '110') THEN 1 ELSE coalesce((ARRAY[5, 7, 11, 8])[1 + chance / 16 % 50], 1) END AS status
    FROM typed
  )
  SELECT drawn.*, CASE type WHEN '100' THEN amount / 400 WHEN '111' THEN amount / 1000 ELSE 0 END AS fee, to_timestamp(ms / 1000.0) AS at,
    ${idSql('transfer', id, 'n', 'ms')} AS transfer_id, ${idSql('transaction', id, 'n', 'ms')} AS id,
    a.id AS account_id, a.owner_id, a.partner_id, a.available_id, a.currency, a.clearing_id, a.fees_id
  FROM drawn JOIN generated_account a USING (place)`;
};

const entries = `
  CREATE TEMP TABLE generated_entry ON COMMIT DROP AS
  WITH leg AS (
    SELECT n, 1 AS leg, available_id AS account, CASE WHEN credit THEN amount - fee ELSE -amount - fee END AS amount, transfer_id,
      partner_id, currency, at FROM generated WHERE status = 1
    UNION ALL SELECT n, 2, clearing_id, CASE WHEN credit THEN -amount ELSE amount END, transfer_id, partner_id, currency, at
      FROM generated WHERE status = 1
    UNION ALL SELECT n, 3, fees_id, fee, transfer_id, partner_id, currency, at FROM generated WHERE status = 1 AND fee > 0
  )
  SELECT leg.*, base.last_seq + row_number() OVER upto AS seq, base.balance + sum(amount) OVER upto AS balance_after
  FROM leg JOIN ledger_account base ON base.id = account WINDOW upto AS (PARTITION BY account ORDER BY n, leg)`;

const transfers = ({ id }: Batch) => `
  INSERT INTO ledger_transfer (id, partner_id, principal, request_id, fingerprint, operation, kind, meta, requested_at)
  SELECT transfer_id, partner_id, '00000000-0000-0000-0000-000000000000', 'generated:${id}:' || n, sha256('generated'::bytea), 'post',
    type, '{}', at FROM generated WHERE status = 1`;

const transactions = `
  INSERT INTO account_transaction (id, partner_id, account_id, product_type, owner_id, component, type, status, currency, billing_amount,
    billing_fee, balance_change, balance_after, transaction_currency, transaction_amount, country, counterparty_account, counterparty_name,
    reference, transfer_id, created_at, booked_at)
  SELECT g.id, g.partner_id, g.account_id, 12, g.owner_id, 'available', g.type, g.status, g.currency, g.amount, g.fee, coalesce(e.amount, 0),
    e.balance_after, g.currency, g.amount, (ARRAY['US','DE','MX','BR','FR','GB','JP'])[1 + g.n % 7], lpad((g.chance)::text, 12, '0'),
    (${NAMES})[1 + g.n % 7], 'Invoice ' || g.n, e.transfer_id, g.at, CASE WHEN e.n IS NOT NULL THEN g.at END
  FROM generated g LEFT JOIN generated_entry e ON e.n = g.n AND e.leg = 1 ORDER BY g.n`;
