import {
  formatIban,
  type GatewayClient,
  issuedNumberProblems,
  VIRTUAL_ACCOUNT_OFFERS,
  type VirtualAccountInput,
} from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { csvCells } from '../../testing/csvCells';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { pdfText } from '../../testing/pdfText';
import { refusalOf } from '../../testing/refusalOf';
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

describe.each(DATABASES)('virtual accounts on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let input: VirtualAccountInput;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
    input = { ownerId: partner.merchants[0], currency: 'EUR', bankCountry: 'DE' };
  });

  const shopOf = async (ownerId: string, brand: string | null, isOn: boolean, name = 'Élan Store') => {
    const shop = { ownerId, name, brand, websiteUrl: 'https://elan.example', businessType: 10 } as const;
    const { id } = await client.shops.create(shop);
    if (isOn) await client.shops.callById(id, 'enable', {});
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
    expect(made.allowedActions).toEqual(['update', 'disable']);
    const off = await client.virtualAccounts.callById(made.id, 'disable', { reason: 'Closed at the bank' });
    expect(off).toEqual({ ...made, status: 2, allowedActions: ['update', 'enable'] });
    expect((await refusalOf(client.virtualAccounts.callById(made.id, 'disable', {}))).kind).toBe('conflict');
    expect((await client.virtualAccounts.callById(made.id, 'enable', {})).status).toBe(1);
    expect((await client.virtualAccounts.update(made.id, { label: null })).label).toBeNull();
    expect((await (await partner.as('viewer')).virtualAccounts.get(made.id)).allowedActions).toEqual([]);
  });

  it('tells where numbers are issued, and by which bank', async () => {
    const offers = await client.virtualAccounts.call('offers', {});
    expect(offers.map(({ currency }) => currency)).toEqual(VIRTUAL_ACCOUNT_OFFERS.map(({ currency }) => currency));
    expect(offers[1]).toEqual({
      currency: 'EUR',
      bankCountry: 'DE',
      bankName: 'Rheinbank',
      accountNumberType: 2,
      routingCodeTypes: ['bic_swift'],
    });
  });

  it.each([
    ['en', 'Account details for payments', 'Germany'],
    ['fr', 'Coordonnées bancaires pour les paiements', 'Allemagne'],
    ['zh', '收款账户信息', '德国'],
  ])('writes a letter for payers in %s', async (locale, title, country) => {
    const made = await client.virtualAccounts.create(input);
    const reader = await partner.as('viewer', locale);
    const letter = await reader.virtualAccounts.callById(made.id, 'letter', {});
    expect([letter.name, letter.contentType]).toEqual([
      `account-details-EUR-${made.accountNumber.slice(-4)}.pdf`,
      'application/pdf',
    ]);
    const text = pdfText(Uint8Array.from(atob(letter.content), (sign) => sign.charCodeAt(0)));
    for (const part of [title, country, formatIban(made.accountNumber), 'Rheinbank', made.holderName]) {
      expect(text).toContain(part);
    }
  });

  it('never cuts a name in a letter, however long', async () => {
    const name = `${'Comptoir général des épices '.repeat(3)}SARL`;
    const shopId = await shopOf(input.ownerId, null, true, name);
    const made = await client.virtualAccounts.create({ ...input, shopId });
    const { content } = await client.virtualAccounts.callById(made.id, 'letter', {});
    expect(pdfText(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)))).toContain(name);
  });

  it('filters, sorts, pages and exports, and follows the new name of a merchant', async () => {
    const own = await newPartner(testGateway);
    const operator = await own.as('operator');
    const create = (ownerId: string, currency: string, bankCountry: string, label?: string) =>
      operator.virtualAccounts.create({ ownerId, currency, bankCountry, ...(label ? { label } : {}) });
    const [a, b] = [await create(own.merchants[0], 'USD', 'US'), await create(own.merchants[1], 'EUR', 'FR', 'Märkte')];
    const c = await create(own.partnerId, 'MXN', 'MX');
    await operator.virtualAccounts.callById(c.id, 'disable', {});
    const ids = async (query: Parameters<typeof operator.virtualAccounts.list>[0]) =>
      (await operator.virtualAccounts.list(query)).map(({ id }) => id);
    expect(await ids({ sort: { field: 'currency', direction: 'asc' } })).toEqual([b.id, c.id, a.id]);
    expect(await ids({ filter: { status: [2] } })).toEqual([c.id]);
    expect(await ids({ filter: { currency: ['USD', 'EUR'], ownerId: own.merchants[1] } })).toEqual([b.id]);
    expect(await ids({ filter: { search: 'markte' } })).toEqual([b.id]);
    expect(await ids({ filter: { search: a.accountNumber } })).toEqual([a.id]);
    const sort = { field: 'holderName', direction: 'desc' } as const;
    expect(await operator.virtualAccounts.page({ page: 2, size: 2, sort })).toMatchObject({ total: 3, items: [a] });
    const file = await operator.virtualAccounts.export({ sort, columns: columnsOf('id', 'routingCodes') });
    const listed = await operator.virtualAccounts.list({ sort });
    const lines = listed.map(({ id, routingCodes }) => [
      id,
      routingCodes.map(({ type, code }) => `${type} ${code}`).join(', '),
    ]);
    expect(csvCells(await file.blob.text()).slice(1)).toEqual(lines);
    await own.renameMerchant(own.merchants[0], 'Renamed Ltd');
    expect(await operator.virtualAccounts.get(a.id)).toEqual({ ...a, ownerName: 'Renamed Ltd' });
  });

  it('shows another partner nothing and lets it refer to nothing', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const shopId = await shopOf(input.ownerId, null, true);
    const { id } = await client.virtualAccounts.create(input);
    expect(await stranger.virtualAccounts.list()).toEqual([]);
    const calls = [stranger.virtualAccounts.get(id), stranger.virtualAccounts.callById(id, 'disable', {})];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    expect((await refusalOf(stranger.virtualAccounts.create(input))).fields[0]?.path).toBe('ownerId');
    const ownerId = (await newPartner(testGateway)).partnerId;
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
