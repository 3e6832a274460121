import { asc, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway } from '../../app/createGateway';
import type { Gateway } from '../../app/GatewayOptions';
import { fundingOf } from '../../concepts/cards/funding';
import { cardTable } from '../../concepts/cards/table';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { openPostgres } from '../../servers/node/openPostgres';
import { createTestClock, type TestClock } from '../../testing/createTestClock';
import { createScratchDatabase, type ScratchDatabase } from '../../testing/ledger/scratchDatabase';
import { newPartner } from '../../testing/newPartner';
import { type Database, SERVICE_SCOPE } from '../database';
import { createOutbox } from '../mail';
import { createLogger } from '../ports/Logger';
import { jobFaultTable } from './table';

const DUE = 2_000;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const SECOND = 1_000;

let scratch: ScratchDatabase;
let stranger: pg.Client;
let clock: TestClock;
let lines: string[];
let opened: Database[];

beforeEach(async () => {
  scratch = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  stranger = new pg.Client({ connectionString: scratch.url });
  await stranger.connect();
  clock = createTestClock();
  clock.stop();
  lines = [];
  opened = [];
});
afterEach(async () => {
  await stranger.end();
  for (const db of opened) await db.close();
  await scratch.drop();
});

/** A process of its own: with its own connections, over the same database. */
async function openProcess() {
  const db = openPostgres({ url: scratch.url, lockTimeoutMs: 200 });
  opened.push(db);
  const mailer = createOutbox();
  const logger = createLogger((line) => lines.push(line));
  const gateway: Gateway = await createGateway({ db, clock, mailer, logger, passwords: nativeHasher });
  return { db, gateway, clock, outbox: mailer };
}

const closing = { status: 'closing', shared: true, createdAt: LONG_AGO } as const;
const many = <T>(count: number, card: T): T[] => Array.from({ length: count }, () => card);

/** The ledger's account of a card, opened with what is on the card. */
async function openFunding(db: Database, cardId: string): Promise<string> {
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    const [card] = await tx.select().from(cardTable).where(sql`id = ${cardId}`);
    if (!card) throw new Error('the card is not there');
    return (await fundingOf(tx, card, clock.now())).ledgerAccountId;
  });
}

const faults = (db: Database) =>
  db.transaction(SERVICE_SCOPE, (tx) => tx.select().from(jobFaultTable).orderBy(asc(jobFaultTable.reason)));

const inSeconds = (count: number) => new Date(clock.now().getTime() + count * SECOND);

const statuses = async (db: Database): Promise<Record<string, unknown>> => {
  const rows = await db.single(sql`SELECT status, count(*)::int AS n FROM card GROUP BY status`);
  return Object.fromEntries(rows.map(({ status, n }) => [String(status), n]));
};

it('does all that is due but a poisoned record and one of a locked account, which wait longer each time', async () => {
  const testGateway = await openProcess();
  const { db, gateway } = testGateway;
  const [large, small, other] = [
    await newPartner(testGateway),
    await newPartner(testGateway),
    await newPartner(testGateway),
  ];
  const [poisoned = ''] = await large.addCards([
    { ...closing, shared: false, currency: 'ZZZ', holderName: 'Zoe Secret' },
  ]);
  await large.addCards(many(DUE - 6, closing));
  const [locked = ''] = await small.addCards([{ ...closing, shared: false, balance: 5_000n }, ...many(2, closing)]);
  await other.addCards(many(2, closing));
  await other.addCards([{ expiry: '2020-01' }]);
  const account = await openFunding(db, locked);
  const at = LONG_AGO.toISOString();
  await db.single(sql`INSERT INTO card_session VALUES ('a hash', ${locked}, ${at}, ${at})`);
  await stranger.query('BEGIN');
  await stranger.query('SELECT FROM ledger_account WHERE id = $1 FOR UPDATE', [account]);

  await gateway.scheduledJobs();
  expect(await statuses(db)).toEqual({ closed: DUE - 2, closing: 2, expired: 1 });
  expect(await db.single(sql`SELECT FROM card_session`)).toEqual([]);
  const firstFaultAt = clock.now();
  const [failed, waiting] = await faults(db);
  const fault = { job: 'cardClosing', subject: 'card', faults: 1, firstFaultAt };
  expect([failed, waiting]).toMatchObject([
    { ...fault, subjectId: poisoned, partnerId: large.partnerId, reason: 'failed', nextTryAt: inSeconds(60) },
    { ...fault, subjectId: locked, partnerId: small.partnerId, reason: 'locked', nextTryAt: inSeconds(10) },
  ]);

  // Ids of one instant go up in the order of making: small partners were not behind the large one.
  const closed = await db.single(sql`SELECT partner_id FROM card_event WHERE action = 'close' ORDER BY id`);
  const others = closed.findLastIndex(({ partner_id: partnerId }) => partnerId !== large.partnerId);
  expect(others).toBeLessThan(12);

  clock.advance(9 * SECOND);
  await gateway.scheduledJobs();
  expect(await faults(db)).toEqual([failed, waiting]);

  await stranger.query('ROLLBACK');
  clock.advance(2 * SECOND);
  await gateway.retryJobs();
  expect(await statuses(db)).toEqual({ closed: DUE - 1, closing: 1, expired: 1 });
  expect(await faults(db)).toEqual([failed]);

  clock.advance(60 * SECOND);
  await gateway.retryJobs();
  const again = { id: failed?.id, faults: 2, firstFaultAt, lastFaultAt: clock.now(), nextTryAt: inSeconds(120) };
  expect(await faults(db)).toMatchObject([again]);
  expect(lines.filter((line) => line.includes('job.fault'))).toHaveLength(3);
  expect(lines.join()).not.toContain('Secret');
});

it('does each record once, however many processes are at it', async () => {
  const processes = [await openProcess(), await openProcess(), await openProcess()] as const;
  const [{ db }] = processes;
  for (const _ of processes) await (await newPartner(processes[0])).addCards(many(40, closing));
  await Promise.all(processes.map(({ gateway }) => gateway.scheduledJobs()));
  expect(await statuses(db)).toEqual({ closed: 120 });
  expect(await db.single(sql`SELECT FROM card_event WHERE action = 'close'`)).toHaveLength(120);
  expect(await faults(db)).toEqual([]);
});

it('leaves what somebody has locked, and takes all else', async () => {
  const testGateway = await openProcess();
  const { db, gateway } = testGateway;
  const partner = await newPartner(testGateway);
  const [locked] = await partner.addCards(many(3, { expiry: '2020-01' }));
  const at = LONG_AGO.toISOString();
  await db.single(sql`INSERT INTO card_session SELECT n::text, ${locked}, ${at}, ${at} FROM generate_series(1, 3) n`);
  await stranger.query('BEGIN');
  await stranger.query('SELECT FROM card WHERE id = $1 FOR NO KEY UPDATE', [locked]);
  await stranger.query(`SELECT FROM card_session WHERE token_hash = '2' FOR UPDATE`);
  await gateway.scheduledJobs();
  expect(await statuses(db)).toEqual({ expired: 2, normal: 1 });
  expect(await db.single(sql`SELECT token_hash FROM card_session`)).toEqual([{ token_hash: '2' }]);
  expect(await faults(db)).toEqual([]);
  expect(lines.filter((line) => line.includes('job.'))).toEqual([]);
  await stranger.query('ROLLBACK');
  await gateway.scheduledJobs();
  expect(await statuses(db)).toEqual({ expired: 3 });
});

it('forgets the fault of a record that somebody else saw to', async () => {
  const testGateway = await openProcess();
  const { db, gateway } = testGateway;
  const partner = await newPartner(testGateway);
  const [poisoned] = await partner.addCards([{ ...closing, shared: false, currency: 'ZZZ' }]);
  await gateway.scheduledJobs();
  expect(await faults(db)).toHaveLength(1);
  await db.single(sql`UPDATE card SET status = 'closed' WHERE id = ${poisoned}`);
  await gateway.scheduledJobs();
  expect(await faults(db)).toEqual([]);
});
