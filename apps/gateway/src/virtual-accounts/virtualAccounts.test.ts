import {
  type GatewayClient,
  issuedNumberProblems,
  VIRTUAL_ACCOUNT_OFFERS,
  type VirtualAccountInput,
} from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { type House, PLACES } from '../testing/places';
import { refusalOf } from '../testing/refusalOf';
import { createTestIssuer } from './createTestIssuer';

it('derives the same number for the same account and another one for the next attempt', async () => {
  const issuer = createTestIssuer('one');
  for (const offer of VIRTUAL_ACCOUNT_OFFERS) {
    const issued = await issuer.issue(offer, 'a', 0);
    expect(issuedNumberProblems(offer, issued)).toEqual([]);
    expect(await createTestIssuer('one').issue(offer, 'a', 0)).toEqual(issued);
    const others = [
      issuer.issue(offer, 'a', 1),
      issuer.issue(offer, 'b', 0),
      createTestIssuer('two').issue(offer, 'a', 0),
    ];
    for (const other of await Promise.all(others)) expect(other.accountNumber).not.toBe(issued.accountNumber);
  }
});

describe.each(PLACES)('virtual accounts on the %s database', (_name, open) => {
  let house: House;
  let partner: TestPartner;
  let client: GatewayClient;
  let input: VirtualAccountInput;

  beforeAll(async () => {
    house = await (await open()).open();
    partner = await newPartner(house);
    client = await partner.as('operator');
    input = { ownerId: partner.merchants[0], currency: 'EUR', bankCountry: 'DE' };
  });

  const shopOf = async (ownerId: string, brand: string | null, isOn: boolean) => {
    const shop = { ownerId, name: 'Élan Store', brand, websiteUrl: 'https://elan.example', businessType: 10 } as const;
    const { id } = await client.shops.create(shop);
    if (isOn) await client.shops.update(id, { status: 1 });
    return id;
  };

  it('issues a number that works at once, wherever there are any', async () => {
    const numbers = new Set<string>();
    for (const offer of VIRTUAL_ACCOUNT_OFFERS) {
      const { currency, bankCountry } = offer;
      const made = await client.virtualAccounts.create({ ...input, currency, bankCountry, label: ' Sales ' });
      expect(issuedNumberProblems(offer, made)).toEqual([]);
      expect(made).toMatchObject({ status: 1, label: 'Sales', holderName: 'Corporation of the test', productType: 12 });
      expect(await client.virtualAccounts.get(made.id)).toEqual(made);
      numbers.add(made.accountNumber);
    }
    expect(numbers.size).toBe(VIRTUAL_ACCOUNT_OFFERS.length);
    const own = await client.virtualAccounts.create({ ...input, ownerId: partner.partnerId });
    expect(own).toMatchObject({ productType: 10, holderName: 'Test partner' });
  });

  it('bears the name or the brand of a shop, and keeps it', async () => {
    const shopId = await shopOf(input.ownerId, 'Zest', true);
    const byName = await client.virtualAccounts.create({ ...input, shopId });
    expect(byName).toMatchObject({ shopId, nameType: 1, holderName: 'Élan Store', shopName: 'Élan Store' });
    const byBrand = await client.virtualAccounts.create({ ...input, shopId, nameType: 2 });
    await client.shops.update(shopId, { brand: 'Other', name: 'New name' });
    expect(await client.virtualAccounts.get(byBrand.id)).toEqual({ ...byBrand, shopName: 'New name' });
    expect(byBrand.holderName).toBe('Zest');
    expect((await client.virtualAccounts.list({ filter: { shopId } })).length).toBe(2);
  });

  it('switches on and off and takes another label', async () => {
    const made = await client.virtualAccounts.create({ ...input, label: 'First' });
    const off = await client.virtualAccounts.update(made.id, { status: 2, label: null });
    expect(off).toEqual({ ...made, status: 2, label: null });
    expect((await client.virtualAccounts.update(made.id, { status: 1 })).status).toBe(1);
  });

  it('filters, sorts, pages and exports, and follows the new name of a merchant', async () => {
    const own = await newPartner(house);
    const keeper = await own.as('operator');
    const create = (ownerId: string, currency: string, bankCountry: string, label?: string) =>
      keeper.virtualAccounts.create({ ownerId, currency, bankCountry, ...(label ? { label } : {}) });
    const [a, b] = [await create(own.merchants[0], 'USD', 'US'), await create(own.merchants[1], 'EUR', 'FR', 'Märkte')];
    const c = await create(own.partnerId, 'MXN', 'MX');
    await keeper.virtualAccounts.update(c.id, { status: 2 });
    const ids = async (query: Parameters<typeof keeper.virtualAccounts.list>[0]) =>
      (await keeper.virtualAccounts.list(query)).map(({ id }) => id);
    expect(await ids({ sort: { field: 'currency', direction: 'asc' } })).toEqual([b.id, c.id, a.id]);
    expect(await ids({ filter: { status: [2] } })).toEqual([c.id]);
    expect(await ids({ filter: { currency: ['USD', 'EUR'], ownerId: own.merchants[1] } })).toEqual([b.id]);
    expect(await ids({ filter: { search: 'markte' } })).toEqual([b.id]);
    expect(await ids({ filter: { search: a.accountNumber } })).toEqual([a.id]);
    const sort = { field: 'holderName', direction: 'desc' } as const;
    expect(await keeper.virtualAccounts.page({ page: 2, size: 2, sort })).toMatchObject({ total: 3, items: [a] });
    const file = await keeper.virtualAccounts.export({ sort, columns: ['accountNumber'] });
    const numbers = (await keeper.virtualAccounts.list({ sort })).map(({ accountNumber }) => accountNumber);
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(numbers);
    await own.renameMerchant(own.merchants[0], 'Renamed Ltd');
    expect(await keeper.virtualAccounts.get(a.id)).toEqual({ ...a, ownerName: 'Renamed Ltd' });
  });

  it('shows another partner nothing and lets it refer to nothing', async () => {
    const stranger = await (await newPartner(house)).as('administrator');
    const shopId = await shopOf(input.ownerId, null, true);
    const { id } = await client.virtualAccounts.create(input);
    expect(await stranger.virtualAccounts.list()).toEqual([]);
    const calls = [stranger.virtualAccounts.get(id), stranger.virtualAccounts.update(id, { status: 2 })];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    expect((await refusalOf(stranger.virtualAccounts.create(input))).fields[0]?.path).toBe('ownerId');
    const ownerId = (await newPartner(house)).partnerId;
    expect((await refusalOf(stranger.virtualAccounts.create({ ...input, ownerId, shopId }))).kind).toBe('validation');
  });

  it('refuses what does not fit at its field', async () => {
    const closed = await shopOf(input.ownerId, null, false);
    const foreign = await shopOf(partner.merchants[1], null, true);
    const cases: readonly (readonly [Partial<VirtualAccountInput>, string])[] = [
      [{ bankCountry: 'US' }, 'bankCountry'],
      [{ currency: 'XXX' }, 'bankCountry'],
      [{ ownerId: 'none' }, 'ownerId'],
      [{ nameType: 1 }, 'nameType'],
      [{ shopId: closed }, 'shopId'],
      [{ shopId: foreign }, 'shopId'],
      [{ label: 'x'.repeat(61) }, 'label'],
    ];
    for (const [change, path] of cases) {
      const refused = await refusalOf(client.virtualAccounts.create({ ...input, ...change }));
      expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
    }
  });
});
