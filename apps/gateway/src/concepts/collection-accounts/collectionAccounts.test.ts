import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openTrade } from '../collections/testing/trade';

const DAY = 86_400_000;

describe.each(DATABASES)('collection accounts on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
  });

  const fresh = async () => openTrade(testGateway, await newPartner(testGateway));

  it('appear with their first payment, and tell what is pending, what was credited and what collects', async () => {
    const own = await fresh();
    const { client, ownerId } = own;
    await client.accounts.create({ ownerId, currency: 'USD' });
    expect(await client.collectionAccounts.list()).toEqual([]);
    const first = await own.collection('100.00', '1.00');
    const last = await own.collection('40.00');
    await client.virtualAccounts.create({ ownerId, currency: 'EUR', bankCountry: 'FR' });
    const material = await own.material('100.00');
    await own.link(material.id, first.id, '100.00');
    await client.collections.callById(first.id, 'approve', {});
    const [account, ...more] = await client.collectionAccounts.list();
    expect(account).toMatchObject({
      id: first.accountId,
      ownerId,
      currency: 'EUR',
      pending: { amount: '40.00' },
      waiting: 1,
      creditedThisMonth: { amount: '99.00' },
      virtualAccounts: 2,
      lastReceivedAt: last.receivedAt,
    });
    expect(more).toEqual([]);
    expect(await client.collectionAccounts.get(first.accountId)).toEqual(account);
    await client.collections.callById(last.id, 'return', {});
    expect(await client.collectionAccounts.get(first.accountId)).toMatchObject({
      pending: { amount: '0.00' },
      waiting: 0,
    });
  });

  it('are filtered, exported and shown to nobody else', async () => {
    const own = await fresh();
    const { accountId } = await own.collection('5.00');
    const { collectionAccounts } = own.client;
    expect(await collectionAccounts.list({ filter: { currency: ['USD'] } })).toEqual([]);
    expect((await collectionAccounts.list({ filter: { currency: ['EUR'], ownerId: own.ownerId } })).length).toBe(1);
    const file = await collectionAccounts.export({ columns: columnsOf('id', 'pending') });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual([`${accountId},5.00`]);
    const stranger = await fresh();
    expect(await stranger.client.collectionAccounts.list()).toEqual([]);
    expect((await refusalOf(stranger.client.collectionAccounts.get(accountId))).kind).toBe('not-found');
  });

  // Last: nobody is signed in after a month.
  it('credit this month only what was approved in it', async () => {
    testGateway.clock.stop();
    const partner = await newPartner(testGateway);
    const own = await openTrade(testGateway, partner);
    const made = await own.collection('10.00');
    await own.link((await own.material('10.00')).id, made.id, '10.00');
    await own.client.collections.callById(made.id, 'approve', {});
    expect((await own.client.collectionAccounts.get(made.accountId)).creditedThisMonth.amount).toBe('10.00');
    // The database is every test's, and so is the clock of its sandbox: this test's own clock goes on instead.
    testGateway.clock.advance(32 * DAY);
    const later = await partner.as('administrator');
    expect((await later.collectionAccounts.get(made.accountId)).creditedThisMonth.amount).toBe('0.00');
    testGateway.clock.advance(-32 * DAY);
  });
});
