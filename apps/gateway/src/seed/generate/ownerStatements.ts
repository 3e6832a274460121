import type { Batch } from './Batch';
import { idSql } from './idSql';

const CURRENCIES = `ARRAY['USD','EUR','MXN','BRL']`;
const PARTNER = '(SELECT id FROM partner ORDER BY id LIMIT 1)';

/** SQL that makes a run's merchants, two accounts for each, and the accounts of the world and of fees behind them. */
export function ownerStatements({ id, merchants, begin }: Batch): readonly string[] {
  const at = `to_timestamp(${begin} / 1000.0)`;
  const ledgerAccount = (kind: string, owner: string, currency: string, negative: boolean) =>
    `SELECT gen_random_uuid(), ${PARTNER}, ${owner}, '${kind}', ${currency}, ${negative}, ${at}`;
  const wanted = `FROM merchant m, LATERAL (SELECT ${CURRENCIES} AS c, right(split_part(m.email, '@', 1), 9)::int AS n) AS x,
      LATERAL (VALUES (c[1 + n % 4]), (c[1 + (n + 1) % 4])) AS w(currency) WHERE m.email LIKE 'generated-${id}-%'`;
  const columns = '(id, partner_id, owner_id, kind, currency, allow_negative, opened_at)';
  return [
    'SET LOCAL statement_timeout = 0',
    `INSERT INTO merchant (id, partner_id, type, name, email, country, status, created_at, updated_at)
      SELECT ${idSql('merchant', id, 'n', String(begin))}, ${PARTNER}, 1 + n % 2,
        (ARRAY['Aurora','Beacon','Cascade','Delta','Ember','Fjord','Granite','Harbor'])[1 + n % 8] || ' ' ||
        (ARRAY['Trading','Logistics','Retail','Studio','Foods'])[1 + n % 5] || ' ' || n,
        'generated-${id}-' || lpad(n::text, 9, '0') || '@merchant.example',
        (ARRAY['US','DE','MX','BR','FR','GB','ES'])[1 + n % 7], 'approved', ${at}, ${at}
      FROM generate_series(1, ${merchants}) AS n`,
    ...['clearing', 'fees'].map(
      (kind) => `INSERT INTO ledger_account ${columns}
      ${ledgerAccount(kind, `'${id}'::uuid`, 'currency', kind === 'clearing')} FROM unnest(${CURRENCIES}) AS currency`,
    ),
    ...['available', 'collection_pending'].map(
      (kind) => `INSERT INTO ledger_account ${columns} ${ledgerAccount(kind, 'm.id', 'w.currency', false)} ${wanted}`,
    ),
    `INSERT INTO account (id, partner_id, product_type, owner_id, owner_name, currency, available_id, pending_id, opened_at)
      SELECT gen_random_uuid(), a.partner_id, 12, m.id, m.name, a.currency, a.id, p.id, ${at}
      FROM merchant m JOIN ledger_account a ON a.owner_id = m.id AND a.kind = 'available'
        JOIN ledger_account p ON p.owner_id = m.id AND p.kind = 'collection_pending' AND p.currency = a.currency
      WHERE m.email LIKE 'generated-${id}-%'`,
  ];
}
