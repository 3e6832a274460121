import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { untilWednesday } from '../exchange-orders/testing/untilWednesday';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';

describe.each(DATABASES)('accounts on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('administrator');
    sandbox = await openSandbox(testGateway, partner);
  });

  it('opens an account once per owner and currency, for the partner as for a merchant', async () => {
    const opening = { ownerId: partner.merchants[0], currency: 'KWD' };
    const made = await client.accounts.create(opening);
    expect(made).toMatchObject({ productType: 12, ownerName: 'Corporation of the test', currency: 'KWD' });
    expect(made.available).toEqual({ amount: '0.000', currency: 'KWD' });
    expect(await client.accounts.create(opening)).toEqual(made);
    expect(await client.accounts.getBy(opening)).toEqual(made);
    const own = await client.accounts.create({ ownerId: partner.partnerId, currency: 'BRL' });
    expect(own).toMatchObject({ productType: 10, ownerName: 'Test partner' });
    expect(await client.accounts.create({ currency: 'BRL' })).toEqual(own);
  });

  it('opens one account even when two operators ask at the same moment', async () => {
    const opening = { ownerId: partner.merchants[1], currency: 'CHF' };
    const made = await Promise.all([1, 2, 3, 4].map(() => client.accounts.create(opening)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('tells balances as deposits make them, and their totals per currency', async () => {
    const other = await newPartner(testGateway);
    const [own, box] = [await other.as('finance'), await openSandbox(testGateway, other)];
    await box.deposit(other.merchants[0], '100.00', 'EUR', '1.50');
    await box.deposit(other.merchants[1], '0.50', 'EUR');
    await box.deposit(other.partnerId, '700', 'JPY');
    const eur = await own.accounts.getBy({ ownerId: other.merchants[0], currency: 'EUR' });
    expect(eur).toMatchObject({
      balance: { amount: '98.50' },
      available: { amount: '98.50' },
      held: { amount: '0.00' },
    });
    expect(eur.lastBookedAt).not.toBeNull();
    const totals = await own.accounts.call('totals', {});
    expect(totals.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'MXN', 'BRL', 'JPY']);
    expect(totals[1]).toMatchObject({ accounts: 2, available: { amount: '99.00' } });
    expect(totals[0]).toMatchObject({ accounts: 0, available: { amount: '0.00' } });
    const ofMerchants = await own.accounts.call('totals', { productType: [12] });
    expect(ofMerchants.map(({ currency }) => currency)).not.toContain('JPY');
  });

  it('filters, sorts, pages and exports', async () => {
    const other = await newPartner(testGateway);
    const [own, box] = [await other.as('finance'), await openSandbox(testGateway, other)];
    await box.deposit(other.merchants[0], '10.00', 'USD');
    await box.deposit(other.merchants[1], '2.000', 'KWD');
    await box.deposit(other.partnerId, '3', 'JPY');
    await (await other.as('administrator')).accounts.create({ ownerId: other.partnerId, currency: 'EUR' });
    const currencies = async (query: Parameters<typeof own.accounts.list>[0]) =>
      (await own.accounts.list(query)).map(({ currency }) => currency);
    expect(await currencies({ sort: { field: 'available', direction: 'desc' } })).toEqual(['USD', 'JPY', 'KWD', 'EUR']);
    expect(await currencies({ sort: { field: 'currency', direction: 'asc' } })).toEqual(['EUR', 'JPY', 'KWD', 'USD']);
    expect(await currencies({ filter: { funded: false } })).toEqual(['EUR']);
    expect(await currencies({ filter: { search: 'CORPOR' } })).toEqual(['USD']);
    expect(await currencies({ filter: { ownerId: other.merchants[1] } })).toEqual(['KWD']);
    expect((await currencies({ filter: { productType: [10] } })).toSorted()).toEqual(['EUR', 'JPY']);
    expect(await currencies({ filter: { currency: ['KWD', 'SEK'] } })).toEqual(['KWD']);
    const page = await own.accounts.page({ page: 2, size: 3, sort: { field: 'currency', direction: 'asc' } });
    expect([page.total, page.items.map(({ currency }) => currency)]).toEqual([4, ['USD']]);
    const byBooking = await currencies({ sort: { field: 'lastBookedAt', direction: 'asc' } });
    expect(byBooking[0]).toBe('EUR');
    for (const field of ['lastBookedAt', 'available', 'balance', 'openedAt', 'ownerName'] as const) {
      const file = await own.accounts.export({ columns: columnsOf('currency'), sort: { field, direction: 'desc' } });
      expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(
        await currencies({ sort: { field, direction: 'desc' } }),
      );
    }
  });

  it('says what holds the money that is set aside, to the amount', async () => {
    const evening = await (await open()).open({ sandbox: true });
    // Behind the cut-off an exchange holds its money until the next working day.
    evening.clock.advance(untilWednesday(evening.clock.now(), 18));
    const other = await newPartner(evening);
    const [own, box] = [await other.as('administrator'), await openSandbox(evening, other)];
    const { account } = await box.deposit(other.merchants[0], '500.00', 'GBP');
    const amount = { amount: '100.00', currency: 'GBP' } as const;
    const pair = { sellCurrency: 'GBP', buyCurrency: 'JPY', fixedSide: 'sell' } as const;
    const quote = await own.exchangeQuotes.create({ ownerId: other.merchants[0], ...pair, amount });
    const order = await own.exchangeOrders.create({ quoteId: quote.id });
    const holds = await own.accounts.callById(account.id, 'holds', {});
    expect(holds).toMatchObject([{ kind: 'exchange-order', sourceId: order.id, expiresAt: null }]);
    expect(holds[0]?.amount).toEqual((await own.accounts.get(account.id)).held);
    expect(holds[0]?.placedAt).toBe(order.createdAt);
    const stranger = await (await newPartner(evening)).as('administrator');
    expect((await refusalOf(stranger.accounts.callById(account.id, 'holds', {}))).kind).toBe('not-found');
  });

  it('follows the new name of a merchant', async () => {
    const other = await newPartner(testGateway);
    const own = await other.as('administrator');
    const { id } = await own.accounts.create({ ownerId: other.merchants[0], currency: 'USD' });
    await other.renameMerchant(other.merchants[0], 'Renamed Ltd');
    expect((await own.accounts.get(id)).ownerName).toBe('Renamed Ltd');
  });

  it('shows another partner nothing, and opens nothing for its merchants', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const { account } = await sandbox.deposit(partner.merchants[0], '5.00', 'USD');
    expect(await stranger.accounts.list()).toEqual([]);
    expect((await refusalOf(stranger.accounts.get(account.id))).kind).toBe('not-found');
    expect((await refusalOf(stranger.accounts.getBy({ ownerId: account.ownerId, currency: 'USD' }))).kind).toBe(
      'not-found',
    );
    const refused = await refusalOf(stranger.accounts.create({ ownerId: partner.merchants[0], currency: 'USD' }));
    expect(refused.fields[0]?.path).toBe('ownerId');
  });

  it.each([
    ['administrator', true, true],
    ['operator', false, true],
    ['finance', true, true],
    ['viewer', false, false],
  ] as const)('lets the %s open accounts: %s, export: %s', async (role, creates, exports) => {
    const own = await partner.as(role);
    expect(Array.isArray(await own.accounts.list())).toBe(true);
    const kind = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (reason: { kind: string }) => reason.kind,
      );
    const opening = { ownerId: partner.merchants[0], currency: 'SEK' };
    expect(await kind(own.accounts.create(opening))).toBe(creates ? 'done' : 'forbidden');
    expect(await kind(own.accounts.export({}))).toBe(exports ? 'done' : 'forbidden');
  });

  it.each([
    [{ ownerId: NOWHERE, currency: 'USD' }, 'ownerId'],
    [{ ownerId: 'none', currency: 'USD' }, 'ownerId'],
    [{ ownerId: NOWHERE, currency: 'XXX' }, 'currency'],
    [{ ownerId: NOWHERE, currency: '' }, 'currency'],
  ])('refuses to open %o at %s', async (opening, path) => {
    const refused = await refusalOf(client.accounts.create(opening));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });
});
