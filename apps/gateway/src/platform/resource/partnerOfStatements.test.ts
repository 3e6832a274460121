import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingBatch } from '../../concepts/payment-batches/testing/waitingBatch';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { record, recordStatements, type Statement } from '../../testing/recordStatements';
import { openSandbox } from '../../testing/sandbox';
import { type Scan, scansOf } from '../../testing/scansOf';
import { seededPartner } from '../../testing/seeded';
import { rowsOf, STEPS, type Step, send } from '../../testing/walk';
import { bodyAbout, isAboutOne } from '../../testing/walkInputs';
import type { Database, Scope } from '../database';

type TenantScope = Extract<Scope, { kind: 'tenant' }>;

/** What a partner has none of: it belongs to a token or an address, or to all partners. Requests see none of them but rates. */
const OF_NO_PARTNER = [
  'card_session',
  'corridor_migration',
  'exchange_rate',
  'known_network',
  'rate_limit',
  'reset_code',
  'seeded',
  'session',
];
const PAGING = [{ page: 1, size: 10 }, {}, { columns: [{ field: 'id', header: 'ID' }] }];

/** Bodies that a step about no record takes, with a search and without. */
function bodiesOf({ operation: { input } }: Step): object[] {
  const bodies = PAGING.flatMap((paging) => [paging, { ...paging, filter: { search: 'a' } }]);
  return bodies.filter((body) => input.safeParse(body).success);
}

describe.each(DATABASES)('the partner of every table and statement on the %s database', (_name, open) => {
  let db: Database;
  let testGateway: TestGateway;
  let token: string;
  const sent = new Map<string, Statement & { readonly scope: TenantScope }>();

  /** Keeps one statement of each text that is sent under a partner's scope. */
  const watched = (): Database => ({
    ...db,
    transaction: (scope, work, options) =>
      db.transaction(
        scope,
        (tx) => {
          if (scope.kind === 'tenant') record(tx, (statement) => sent.set(statement.sql, { ...statement, scope }));
          return work(tx);
        },
        options,
      ),
  });

  beforeAll(async () => {
    const database = await open();
    db = database.db;
    const kept = await database.open({ db: watched(), sandbox: true });
    await moveMoney(kept);
    const owner = await seededPartner(kept);
    const administrator = await owner.as('administrator');
    await administrator.downloads.create({ resource: 'card' });
    await waitingBatch(administrator);
    token = await owner.tokenOf('administrator');
    testGateway = await database.open({ db: recordStatements(watched()).db });
  });

  const tables = () =>
    db.single(sql`SELECT c.relname AS name, a.attnotnull AS required,
        ARRAY(SELECT pg_get_expr(p.polqual, p.polrelid) FROM pg_policy p
          WHERE p.polrelid = c.oid AND p.polpermissive AND 'corridor_app'::regrole = ANY (p.polroles))::text[] AS shown,
        has_any_column_privilege('corridor_app', c.oid, 'SELECT, INSERT, UPDATE') AS touched
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
          AND a.attname = CASE WHEN c.relname = 'partner' THEN 'id' ELSE 'partner_id' END
      WHERE c.relkind IN ('r', 'p') AND n.nspname = current_schema() ORDER BY c.relname`);

  it('is in every table but those that belong to none, and must be there', async () => {
    const found = await tables();
    expect(found.filter(({ required }) => required === null).map(({ name }) => name)).toEqual(OF_NO_PARTNER);
    expect(found.filter(({ required }) => required === false)).toEqual([]);
  });

  it('is the one condition under which a request sees or writes a row', async () => {
    for (const { name, shown, touched, required } of await tables()) {
      const column = name === 'partner' ? 'id' : 'partner_id';
      const condition = `(${column} = ( SELECT corridor_partner() AS corridor_partner))`;
      if (required === null) expect([name, touched]).toEqual([name, name === 'exchange_rate']);
      else expect([name, shown]).toEqual([name, touched ? [condition] : []]);
    }
  });

  it('is a condition of every statement that requests send, on each table of partners that it reads', async () => {
    for (const step of STEPS) for (const body of await bodiesFor(step)) await send(testGateway, step, token, body);
    const ofPartners = (await tables()).filter(({ required }) => required !== null).map(({ name }) => String(name));
    const statements = [...sent.values()].filter(({ sql: text }) =>
      /^\s*(select|insert|update|delete|with)\b/i.test(text),
    );
    const scans: (Scan & { readonly text: string })[] = [];
    for (const statement of statements) {
      const found = await db.transaction(statement.scope, (tx) => scansOf(tx, statement));
      scans.push(...found.map((scan) => ({ ...scan, text: statement.sql })));
    }
    const ofPartner = scans.filter(({ table }) => ofPartners.includes(table));
    const without = ofPartner.filter(
      ({ table, conditions }) => !conditions.includes(table === 'partner' ? '(id = ' : '(partner_id = '),
    );
    expect(without).toEqual([]);
    expect(statements.length).toBeGreaterThan(200);
    const read = ofPartner.map(({ table }) => table);
    expect(read).toEqual(expect.arrayContaining(['account', 'card', 'log', 'ledger_entry', 'request', 'user_role']));
  });

  async function bodiesFor(step: Step): Promise<object[]> {
    if (!isAboutOne(step)) return bodiesOf(step);
    const page = STEPS.find(({ segment, operation }) => segment === step.segment && operation.verb === 'page');
    const [row] = page ? rowsOf(await send(testGateway, page, token, { page: 1, size: 10 })) : [];
    const body = bodyAbout(step, String(row?.id));
    return body ? [body] : [];
  }
});

/** What a partner does with money and cards, done for a partner of its own. */
async function moveMoney(testGateway: TestGateway): Promise<void> {
  const partner = await newPartner(testGateway);
  const [ownerId, other] = partner.merchants;
  const sandbox = await openSandbox(testGateway, partner);
  const finance = await partner.as('finance');
  const amount = { amount: '10.00', currency: 'USD' } as const;
  const { account } = await sandbox.deposit(ownerId, '1000.00', 'USD');
  const { id: toAccountId } = await finance.accounts.create({ ownerId: other, currency: 'USD' });
  await finance.transferOrders.create({ fromAccountId: account.id, toAccountId, amount });
  const operator = await partner.as('operator');
  await operator.shops.create({ ownerId, name: 'A shop', businessType: 10 });
}
