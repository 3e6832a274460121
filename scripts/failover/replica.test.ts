import type { GatewayClient } from '@corridor/core';
import { createGateway, createOutbox, openDatabase } from '@corridor/gateway';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestClock } from '../../apps/gateway/src/testing/createTestClock';
import type { TestGateway } from '../../apps/gateway/src/testing/databases';
import { clientOf, newPartner } from '../../apps/gateway/src/testing/newPartner';
import { ask } from '../postgres/ask.js';
import { startStandby } from '../postgres/copies.js';
import type { Postgres } from '../postgres/runCluster.js';
import { startPostgres } from '../postgres/startPostgres.js';
import { type Relay, startRelay } from './startRelay';

const PATIENCE = { timeout: 60_000, interval: 50 };

const UNKNOWN = [['Unknown'], ['Unknown']];

let primary: Postgres;
let replica: Postgres;
let relay: Relay;
let one: TestGateway;
let other: TestGateway;
const ended: (() => Promise<unknown>)[] = [];

/** A gateway as a process has it: what it knows of the database it knows by itself. */
async function openGateway(): Promise<TestGateway> {
  const replicaURL = replica.url.replace(`:${replica.port}/`, `:${relay.port}/`);
  const db = await openDatabase({ databaseURL: primary.url, replicaURL });
  ended.unshift(db.close);
  const [clock, mailer] = [createTestClock(), createOutbox()];
  return { db, clock, outbox: mailer, gateway: await createGateway({ db, clock, mailer }) };
}

beforeAll(async () => {
  primary = await startPostgres();
  ended.unshift(primary.stop);
  replica = await startStandby(primary);
  ended.unshift(replica.stop);
  relay = await startRelay(replica.port);
  ended.unshift(async () => relay.stop());
  [one, other] = [await openGateway(), await openGateway()];
}, 240_000);

afterAll(async () => {
  for (const end of ended) await end();
});

interface Reader {
  /** Registers a shop at the first gateway. */
  add(name: string): Promise<unknown>;
  /** Names of its shops, as each of the two gateways shows them. */
  names(): Promise<string[][]>;
  /** Renames its shops on the primary, past the gateways. */
  rename(name: string): Promise<unknown>;
}

async function newReader(name: string): Promise<Reader> {
  const partner = await newPartner(one);
  const token = await partner.tokenOf('operator');
  const clients = [clientOf(one, token), clientOf(other, token)] as const;
  const add = (added: string) =>
    clients[0].shops.create({ ownerId: partner.merchants[0], name: added, businessType: 10 });
  const namesBy = async ({ shops }: GatewayClient) => {
    const { items } = await shops.page({ page: 1, size: 10 });
    return items.map((shop) => shop.name).toSorted();
  };
  await add(name);
  return {
    add,
    names: () => Promise.all(clients.map(namesBy)),
    rename: (to) => ask(primary, `UPDATE shop SET name = '${to}' WHERE partner_id = '${partner.partnerId}'`),
  };
}

/** Waits until the replica serves a reader: it replays nothing from then on, and shows what the primary no longer has. */
async function untilServed(reader: Reader, shown: string): Promise<void> {
  await vi.waitFor(async () => {
    await ask(replica, 'SELECT pg_wal_replay_pause()');
    try {
      await vi.waitFor(async () =>
        expect(await ask(replica, 'SELECT pg_get_wal_replay_pause_state()')).toMatch('paused'),
      );
      await reader.rename('Unknown');
      expect(await reader.names()).toEqual([[shown], [shown]]);
    } catch (reason) {
      await reader.rename(shown);
      await ask(replica, 'SELECT pg_wal_replay_resume()');
      throw reason;
    }
  }, PATIENCE);
}

it('reads from the replica, but never what it lacks of the partner, at whichever process that was written', async () => {
  const [quiet, writer] = [await newReader('Quiet'), await newReader('First')];
  await untilServed(quiet, 'Quiet');
  await writer.add('Second');
  expect(await writer.names()).toEqual([
    ['First', 'Second'],
    ['First', 'Second'],
  ]);
  expect(await quiet.names()).toEqual([['Quiet'], ['Quiet']]);
  await ask(replica, 'SELECT pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await quiet.names()).toEqual(UNKNOWN), PATIENCE);
}, 240_000);

it('reads from the primary where the replica says nothing, and starts without it', async () => {
  const reader = await newReader('Kept');
  await untilServed(reader, 'Kept');
  relay.cut();
  expect(await reader.names()).toEqual(UNKNOWN);
  replica.kill();
  const late = await openGateway();
  expect((await late.gateway.fetch(new Request('http://gateway.test/health/ready'))).status).toBe(200);
}, 240_000);
