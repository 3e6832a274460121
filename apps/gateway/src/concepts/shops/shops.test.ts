import type { GatewayClient, ShopInput } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoRole } from '../../platform/seeding/partners';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)('shops on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let input: ShopInput;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
    const [ownerId] = partner.merchants;
    input = { ownerId, name: 'Élan Store', brand: 'Zest', websiteUrl: 'https://elan.example', businessType: 10 };
  });

  // @spec 3.entity.collection
  it('registers, changes and switches a shop, and removes only what was never on', async () => {
    const made = await client.shops.create(input);
    expect(made).toMatchObject({ ...input, status: 0, ownerName: 'Corporation of the test' });
    expect(made.allowedActions).toEqual(['update', 'enable', 'disable', 'delete']);
    const changed = await client.shops.update(made.id, { brand: null, businessType: 21 });
    expect(changed).toEqual({ ...made, brand: null, businessType: 21 });
    expect(await client.shops.get(made.id)).toEqual(changed);
    const on = await client.shops.callById(made.id, 'enable', { reason: 'Contract signed' });
    expect(on).toEqual({ ...changed, status: 1, allowedActions: ['update', 'disable'] });
    expect((await refusalOf(client.shops.callById(made.id, 'enable', {}))).kind).toBe('conflict');
    expect((await refusalOf(client.shops.delete(made.id))).kind).toBe('conflict');
    const off = await client.shops.callById(made.id, 'disable', {});
    expect([off.status, off.allowedActions]).toEqual([2, ['update', 'enable']]);
    const [entry] = (await (await partner.as('administrator')).logs.list({ filter: { action: ['enable'] } })).slice(-1);
    expect(entry).toMatchObject({ subject: 'shop', subjectId: made.id });
    const other = await client.shops.create(input);
    await client.shops.delete(other.id);
    expect((await refusalOf(client.shops.get(other.id))).kind).toBe('not-found');
  });

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['http://localhost', 'http://localhost'],
    ['https://shop.example:8443/fr?a=1', 'https://shop.example:8443/fr?a=1'],
  ])('takes the website %s', async (websiteUrl, kept) => {
    const { websiteUrl: _, ...rest } = input;
    const made = await client.shops.create({ ...rest, ...(websiteUrl === undefined ? {} : { websiteUrl }) });
    expect(made.websiteUrl).toBe(kept);
    const other = await client.shops.create(input);
    const changed = await client.shops.update(other.id, { websiteUrl });
    expect(changed.websiteUrl).toBe(websiteUrl === undefined ? input.websiteUrl : kept);
    expect(await client.shops.update(other.id, { brand: '' })).toMatchObject({ brand: null });
  });

  it('offers each user what status and role allow, in lists and records alike', async () => {
    const { id } = await client.shops.create(input);
    const offered = async (role: DemoRole) => {
      const own = await partner.as(role);
      const { allowedActions } = await own.shops.get(id);
      const [listed] = await own.shops.list({ filter: { search: id } });
      expect(listed?.allowedActions).toEqual(allowedActions);
      return allowedActions;
    };
    expect(await offered('operator')).toEqual(['update', 'enable', 'disable', 'delete']);
    expect(await offered('finance')).toEqual([]);
    expect(await offered('viewer')).toEqual([]);
    expect((await refusalOf((await partner.as('finance')).shops.callById(id, 'enable', {}))).kind).toBe('forbidden');
  });

  it('filters, sorts, pages and exports', async () => {
    const own = await newPartner(testGateway);
    const operator = await own.as('operator');
    for (let n = 0; n < 12; n += 1) {
      const ownerId = own.merchants[n % 2 === 0 ? 0 : 1];
      const { id } = await operator.shops.create({ ...input, ownerId, name: `Shop ${String.fromCodePoint(77 - n)}` });
      if (n >= 3) continue;
      await operator.shops.update(id, { businessType: 20 });
      await operator.shops.callById(id, 'disable', {});
    }
    const total = async (filter: Parameters<typeof operator.shops.page>[0]['filter']) =>
      (await operator.shops.page({ page: 1, size: 10, filter })).total;
    expect(await total({ status: [2] })).toBe(3);
    expect(await total({ businessType: [10] })).toBe(9);
    expect(await total({ ownerId: own.merchants[1] })).toBe(6);
    expect(await total({ search: 'zést shop' })).toBe(12);
    expect(await total({ search: 'nobody' })).toBe(0);
    const sort = { field: 'name', direction: 'asc' } as const;
    const rows = await operator.shops.list({ sort });
    expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted());
    expect((await operator.shops.page({ page: 2, size: 10, sort })).items).toEqual(rows.slice(10));
    const file = await operator.shops.export({ sort, columns: columnsOf('id') });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(rows.map(({ id }) => id));
  });

  it('shows another partner nothing and lets it refer to nothing', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const { id } = await client.shops.create(input);
    expect(await stranger.shops.list()).toEqual([]);
    const calls = [stranger.shops.get(id), stranger.shops.update(id, { name: 'mine' }), stranger.shops.delete(id)];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    expect((await refusalOf(stranger.shops.create(input))).fields[0]?.path).toBe('ownerId');
  });

  it.each([
    ['administrator', true, true],
    ['operator', true, true],
    ['finance', false, true],
    ['viewer', false, false],
  ] as const)('lets the %s keep shops: %s, export: %s', async (role, keeps, exports) => {
    const own = await partner.as(role);
    const kind = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (reason: { kind: string }) => reason.kind,
      );
    expect(Array.isArray(await own.shops.list())).toBe(true);
    expect(await kind(own.shops.create(input))).toBe(keeps ? 'done' : 'forbidden');
    expect(await kind(own.shops.export({}))).toBe(exports ? 'done' : 'forbidden');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl'],
    [{ ownerId: 'none' }, 'ownerId'],
    [{ brand: 'b'.repeat(101) }, 'brand'],
  ])('refuses a shop with %o at %s', async (change, path) => {
    const refused = await refusalOf(client.shops.create({ ...input, ...change }));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });
});
