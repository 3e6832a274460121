import { createGateway, createOutbox, openDatabase, verifyAudit, verifyBooks } from '@corridor/gateway';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestClock } from '../apps/gateway/src/testing/createTestClock';
import type { TestGateway } from '../apps/gateway/src/testing/databases';
import { newPartner } from '../apps/gateway/src/testing/newPartner';
import { openSandbox } from '../apps/gateway/src/testing/sandbox';
import { ask } from './postgres/ask.js';
import { ARCHIVING, takeBase } from './postgres/copies.js';
import type { Postgres } from './postgres/runCluster.js';
import { startPostgres } from './postgres/startPostgres.js';

/** Servers are started, copied and brought back: seconds each on a busy machine, in milliseconds. */
const SLOW = 240_000;

const PATIENCE = { timeout: 60_000, interval: 50 };

const BALANCES = "SELECT sum(balance) FROM ledger_account WHERE kind = 'available'";

let server: Postgres;
const ended: (() => Promise<unknown>)[] = [];

async function openGateway(url: string): Promise<TestGateway> {
  const db = await openDatabase({ databaseURL: url });
  ended.unshift(db.close);
  const [clock, mailer] = [createTestClock(), createOutbox()];
  return { db, clock, outbox: mailer, gateway: await createGateway({ db, clock, mailer, sandbox: true }) };
}

beforeAll(async () => {
  server = await startPostgres(ARCHIVING);
  ended.push(server.stop);
}, SLOW);

afterAll(async () => {
  for (const end of ended) await end();
}, SLOW);

it(
  'a database comes back as it was between two postings, with books and logs that hold, and goes on from there',
  async () => {
    const before = await openGateway(server.url);
    const partner = await newPartner(before);
    const [ownerId] = partner.merchants;
    const sandbox = await openSandbox(before, partner);
    const base = await takeBase(server);
    await sandbox.deposit(ownerId, '100.00', 'EUR');
    const instant = (await ask(server, 'SELECT clock_timestamp()')).trim();
    await sandbox.deposit(ownerId, '7.00', 'EUR');
    expect((await ask(server, BALANCES)).trim()).toBe('10700');
    const segment = (await ask(server, 'SELECT pg_walfile_name(pg_switch_wal())')).trim();
    const archived = async () =>
      expect((await ask(server, 'SELECT last_archived_wal FROM pg_stat_archiver')).trim() >= segment).toBe(true);
    await vi.waitFor(archived, PATIENCE);
    server.kill();

    const restored = await base.startAt(instant);
    ended.unshift(restored.stop);
    const promoted = async () => expect((await ask(restored, 'SELECT pg_is_in_recovery()')).trim()).toBe('f');
    await vi.waitFor(promoted, PATIENCE);
    expect((await ask(restored, BALANCES)).trim()).toBe('10000');
    const after = await openGateway(restored.url);
    for await (const { partnerName, breaches } of verifyBooks(after.db))
      expect([partnerName, breaches]).toEqual([partnerName, {}]);
    for await (const { partnerName, breaches } of verifyAudit(after.db))
      expect([partnerName, breaches]).toEqual([partnerName, []]);
    const next = await newPartner(after);
    await (await openSandbox(after, next)).deposit(next.merchants[0], '3.00', 'EUR');
    expect((await ask(restored, BALANCES)).trim()).toBe('10300');
  },
  SLOW,
);
