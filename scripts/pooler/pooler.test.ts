import type { GatewayClient } from '@corridor/core';
import { auditBooks, createGateway, createOutbox, openDatabase } from '@corridor/gateway';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestClock } from '../../apps/gateway/src/testing/createTestClock';
import type { TestGateway } from '../../apps/gateway/src/testing/databases';
import { clientOf, newPartner } from '../../apps/gateway/src/testing/newPartner';
import { openSandbox } from '../../apps/gateway/src/testing/sandbox';
import { startPostgres } from '../postgres/startPostgres.js';
import { startPooler } from './startPooler';

const SHARED = 4;
const TRANSFERS = 60;
const TIMES = 40;
const PAGE = { page: 1, size: 10 };
const PATIENCE = { timeout: 20_000, interval: 20 };

let one: TestGateway;
let other: TestGateway;
const ended: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const server = await startPostgres();
  ended.unshift(server.stop);
  const pooler = await startPooler(server, SHARED);
  ended.unshift(pooler.stop);
  const open = async (): Promise<TestGateway> => {
    const db = await openDatabase({ databaseURL: pooler.url, directURL: server.url });
    ended.unshift(db.close);
    const [clock, mailer] = [createTestClock(), createOutbox()];
    return { db, clock, outbox: mailer, gateway: await createGateway({ db, clock, mailer, sandbox: true }) };
  };
  [one, other] = [await open(), await open()];
}, 240_000);

afterAll(async () => {
  for (const end of ended) await end();
});

it('gives each statement its limits, zone and role, whoever had the connection before', async () => {
  const shown = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('timezone') AS zone,
    current_setting('jit') AS jit, current_user AS role, current_setting('corridor.partner', true) AS partner`;
  const { partnerId } = await newPartner(one);
  const scope = { kind: 'tenant', partnerId, userId: partnerId } as const;
  const limits = { statement: '15s', lock: '2s', idle: '15s', zone: 'UTC', jit: 'off' };
  const asked = Array.from({ length: TIMES }, async () => {
    const [inside] = await one.db.transaction(scope, async (tx) => {
      const answer: unknown = await tx.execute(shown);
      return (answer as { rows: unknown[] }).rows;
    });
    expect(inside).toEqual({ ...limits, role: 'corridor_app', partner: partnerId });
    const [outside] = await other.db.asOwner((run) => run(shown));
    expect(outside).toMatchObject({ ...limits, role: 'corridor' });
    expect(outside?.partner ?? '').toBe('');
  });
  await Promise.all(asked);
});

it('shows each partner its own records only, read again and again at both gateways', async () => {
  const partners = await Promise.all(Array.from({ length: 4 }, () => newPartner(one)));
  await Promise.all(
    partners.map(async (partner, index) => {
      const token = await partner.tokenOf('operator');
      const clients = [clientOf(one, token), clientOf(other, token)];
      const ownerId = partner.merchants[0];
      const name = `Shop ${index}`;
      const shop = await clientOf(one, token).shops.create({ ownerId, name, businessType: 10 });
      const namesBy = async ({ shops }: GatewayClient) => (await shops.page(PAGE)).items.map((item) => item.name);
      for (let round = 0; round < 10; round += 1) {
        expect(await Promise.all(clients.map(namesBy))).toEqual([[name], [name]]);
        expect((await clientOf(other, token).shops.get(shop.id)).name).toBe(name);
      }
    }),
  );
}, 120_000);

it('moves money from both gateways at once, each transfer once', async () => {
  const partner = await newPartner(one);
  const [finance, token] = [await partner.as('finance'), await partner.tokenOf('finance')];
  const [ownerId, receiver] = partner.merchants;
  await (await openSandbox(one, partner)).deposit(ownerId, '1000.00', 'USD');
  const from = await finance.accounts.getBy({ ownerId, currency: 'USD' });
  const to = await finance.accounts.create({ ownerId: receiver, currency: 'USD' });
  const order = { data: { fromAccountId: from.id, toAccountId: to.id, amount: { amount: '1.00', currency: 'USD' } } };
  const send = async (number: number, { gateway }: TestGateway): Promise<void> => {
    const headers = { 'content-type': 'application/json', access_token: token, request_id: `transfer-${number}` };
    const address = 'http://gateway.test/api/portal/cms/transfer-order/create';
    const answer = await gateway.fetch(new Request(address, { method: 'POST', headers, body: JSON.stringify(order) }));
    // Who waited too long for the account's lock comes again.
    if (answer.status === 409) return send(number, one);
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  };
  // Each request reaches both gateways.
  const sent = Array.from({ length: TRANSFERS }, (_, number) => [send(number, one), send(number, other)]);
  await Promise.all(sent.flat());
  expect((await finance.accounts.get(from.id)).available.amount).toBe(`${1000 - TRANSFERS}.00`);
  expect(await one.db.asOwner(auditBooks)).toEqual({});
}, 120_000);

it('keeps an advisory lock until the transaction ends that took it, and no longer', async () => {
  const take = `SELECT pg_try_advisory_xact_lock(23) AS taken`;
  for (let round = 0; round < TIMES; round += 1) {
    await one.db.asOwner(async (run) => {
      expect(await run(take)).toEqual([{ taken: true }]);
      expect(await other.db.asOwner((ask) => ask(take))).toEqual([{ taken: false }]);
    });
    expect(await other.db.asOwner((ask) => ask(take))).toEqual([{ taken: true }]);
  }
});

it('follows no list of servers through a pooler', async () => {
  const databaseURL = 'postgres://one:1,two:2/corridor';
  await expect(openDatabase({ databaseURL, directURL: 'postgres://one:1/corridor' })).rejects.toThrow('one host each');
});

it('hears at one gateway what the other one changes', async () => {
  const heard: (string | null)[] = [];
  const stop = await other.db.listen('corridor_sealed', (payload) => heard.push(payload));
  const partner = await newPartner(one);
  const client = await partner.as('operator');
  heard.length = 0;
  await client.shops.create({ ownerId: partner.merchants[0], name: 'Heard', businessType: 10 });
  await vi.waitFor(() => expect(heard.join()).toContain(partner.partnerId), PATIENCE);
  await stop();
});
