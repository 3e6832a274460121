import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway } from '../../app/createGateway';
import { createOutbox } from '../../platform/mail';
import { createTestClock } from '../../testing/createTestClock';
import type { TestGateway } from '../../testing/databases';
import { createScratchDatabase, type ScratchDatabase } from '../../testing/ledger/scratchDatabase';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { type Posted, post } from '../../testing/post';
import { openSandbox } from '../../testing/sandbox';
import { nativeHasher } from './nativeHasher';
import { openPostgres } from './openPostgres';

const WAITERS = 20;
const AT_ONE_ACCOUNT = 4;
const PAGE = { page: 1, size: 10 };
const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

let scratch: ScratchDatabase;
let stranger: pg.Client;
let testGateway: TestGateway;

beforeEach(async () => {
  scratch = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  stranger = new pg.Client({ connectionString: scratch.url });
  await stranger.connect();
});
afterEach(async () => {
  await stranger.end();
  await testGateway.db.close();
  await scratch.drop();
});

async function open(lockTimeoutMs: number): Promise<void> {
  const db = openPostgres({ url: scratch.url, lockTimeoutMs });
  const [clock, mailer] = [createTestClock(), createOutbox()];
  const gateway = await createGateway({ db, clock, mailer, passwords: nativeHasher, sandbox: true });
  testGateway = { db, gateway, clock, outbox: mailer };
}

/** A partner with two accounts, of which the first has money. */
async function funded() {
  const partner = await newPartner(testGateway);
  const client = await partner.as('finance');
  await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '1000.00', 'USD');
  const from = await client.accounts.getBy({ ownerId: partner.merchants[0], currency: 'USD' });
  const to = await client.accounts.create({ ownerId: partner.merchants[1], currency: 'USD' });
  const token = await partner.tokenOf('finance');
  const data = { fromAccountId: from.id, toAccountId: to.id, amount: usd('1.00') };
  const transfer = (id: string) =>
    post(testGateway, '/api/portal/cms/transfer-order/create', { data }, { access_token: token, request_id: id });
  const available = async () => (await client.accounts.get(from.id)).available.amount;
  return { partner, client, transfer, available };
}

async function lockAccounts({ partnerId }: TestPartner): Promise<void> {
  await stranger.query('BEGIN');
  await stranger.query('SELECT id FROM ledger_account WHERE partner_id = $1 FOR UPDATE', [partnerId]);
}

async function waitingForLocks(): Promise<number> {
  const [row] = await testGateway.db.single(
    sql`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return Number(row?.waiting);
}

it('keeps one locked account from the rest of its partner and from all others', async () => {
  await open(60_000);
  const [one, other] = [await funded(), await funded()];
  await lockAccounts(one.partner);
  let answered = 0;
  const waiters = Array.from({ length: WAITERS }, async (_, number): Promise<Posted> => {
    const answer = await one.transfer(`waiter-${number}`);
    answered += 1;
    return answer;
  });
  while ((await waitingForLocks()) < AT_ONE_ACCOUNT);
  const reads = [one, other].flatMap(({ client }) => Array.from({ length: WAITERS }, () => client.cards.page(PAGE)));
  expect(await Promise.all(reads)).toHaveLength(2 * WAITERS);
  expect((await other.transfer('other-0')).status).toBe(200);
  expect((await one.client.accounts.create({ ownerId: one.partner.merchants[1], currency: 'EUR' })).currency).toBe(
    'EUR',
  );
  expect([answered, await waitingForLocks()]).toEqual([0, AT_ONE_ACCOUNT]);
  await stranger.query('ROLLBACK');
  expect((await Promise.all(waiters)).map(({ status }) => status)).toEqual(Array(WAITERS).fill(200));
  expect(await one.available()).toBe('980.00');
});

it('tells who waited too long to come again, and does the same request once', async () => {
  await open(200);
  const { partner, transfer, available } = await funded();
  await lockAccounts(partner);
  const ids = Array.from({ length: WAITERS }, (_, number) => `waiter-${number}`);
  for (const { status, envelope, headers } of await Promise.all(ids.map(transfer))) {
    expect([status, envelope.code, envelope.kind, headers.get('retry-after')]).toEqual([409, '40903', 'conflict', '1']);
  }
  await stranger.query('ROLLBACK');
  expect(await available()).toBe('1000.00');
  for (const id of ids) expect((await transfer(id)).status).toBe(200);
  for (const id of ids) expect((await transfer(id)).status).toBe(200);
  expect(await available()).toBe('980.00');
});
