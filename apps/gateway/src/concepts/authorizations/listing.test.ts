import { AUTHORIZATION_SORTS, type Authorization, type GatewayClient, SEARCH_FIRST_ROWS } from '@corridor/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { authorizationListing } from './listing';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

describe.each(DATABASES)('finding authorizations on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
  });

  // @spec 2.global.unsearched
  it('wait for a filter or a search where there are more than a hundred thousand', async () => {
    const own = await newPartner(testGateway);
    const box = await openSandbox(testGateway, own);
    const [cardId = ''] = await own.addCards([{ balance: 1_000n }]);
    await box.event('card-authorization', { cardId, amount: usd('1.00'), merchantName: 'Zenith', mcc: '5541' });
    const reader = await own.as('administrator');
    const counted = vi.spyOn(authorizationListing, 'count');
    const shown = async (total: number, query: { searched?: true; filter?: { cardId: string } } = {}) => {
      counted.mockResolvedValueOnce(total);
      const { items, unsearched } = await reader.authorizations.page({ page: 1, size: 10, ...query });
      return [items.length, unsearched];
    };
    expect(await shown(SEARCH_FIRST_ROWS)).toEqual([1, undefined]);
    expect(await shown(SEARCH_FIRST_ROWS + 1)).toEqual([0, true]);
    expect(await shown(SEARCH_FIRST_ROWS + 1, { searched: true })).toEqual([1, undefined]);
    expect(await shown(SEARCH_FIRST_ROWS + 1, { filter: { cardId } })).toEqual([1, undefined]);
    counted.mockRestore();
  });

  it('filters, sorts, pages and exports', async () => {
    const own = await newPartner(testGateway);
    const box = await openSandbox(testGateway, own);
    const [one = '', two = ''] = await own.addCards([{ balance: 500_000n }, { balance: 1n }]);
    const names = ['Élan Vital', 'Adverto', 'Zenith', 'elan Two'];
    for (let n = 0; n < 13; n += 1) {
      const body = {
        cardId: n % 4 === 3 ? two : one,
        amount: usd(`${((n * 37) % 90) + 1}.00`),
        merchantName: names[n % 4],
        mcc: n % 2 ? '5541' : '7011',
      };
      await box.event('card-authorization', body);
    }
    const reader = await own.as('finance');
    const total = async (filter: Parameters<typeof reader.authorizations.page>[0]['filter']) =>
      (await reader.authorizations.page({ page: 1, size: 10, filter })).total;
    expect(await total({})).toBe(13);
    expect(await total({ cardId: two })).toBe(3);
    expect(await total({ type: ['declined'] })).toBe(3);
    expect(await total({ status: ['approved'] })).toBe(10);
    expect(await total({ settlement: ['settled'] })).toBe(0);
    expect(await total({ mcc: '5541' })).toBe(6);
    expect(await total({ search: 'ELAN' })).toBe(7);
    expect(await total({ search: one })).toBe(10);
    expect(await total({ ownerId: own.merchants[1] })).toBe(0);
    expect(await total({ currency: ['EUR'] })).toBe(0);
    for (const field of AUTHORIZATION_SORTS) {
      const sort = { field, direction: 'asc' } as const;
      const rows = await reader.authorizations.list({ sort });
      const value = (row: Authorization) => (field === 'amount' ? Number(row.amount.amount) : row[field]);
      if (field !== 'merchantName')
        expect(rows.map(value)).toEqual(rows.map(value).toSorted((a, b) => (a < b ? -1 : 1)));
      else expect(rows[0]?.merchantName).toBe('Adverto');
      expect((await reader.authorizations.page({ page: 2, size: 10, sort })).items).toEqual(rows.slice(10));
      const file = await reader.authorizations.export({ sort, columns: columnsOf('id') });
      expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(rows.map(({ id }) => id));
    }
  });

  it.each(['administrator', 'operator', 'finance', 'viewer'] as const)(
    'lets the %s read, and all but the viewer export',
    async (role) => {
      const own = await partner.as(role);
      expect(Array.isArray(await own.authorizations.list())).toBe(true);
      const outcome = await own.authorizations.export({}).then(
        () => 'done',
        (reason: { kind: string }) => reason.kind,
      );
      expect(outcome).toBe(role === 'viewer' ? 'forbidden' : 'done');
    },
  );

  it.each([
    [{ filter: { type: ['x'] } }, 'filter.type.0'],
    [{ sort: { field: 'held', direction: 'asc' } }, 'sort.field'],
  ])('refuses the list %o at %s', async (query, path) => {
    expect((await refusalOf(client.authorizations.list(asQuery(query)))).fields[0]?.path).toBe(path);
  });

  it('shows another partner nothing and lets it touch nothing', async () => {
    const [cardId] = await partner.addCards([{ balance: 100_000n }]);
    const asked = { cardId, amount: usd('1.00') };
    expect((await (await openSandbox(testGateway, partner)).event('card-authorization', asked)).status).toBe(200);
    const [own] = await client.authorizations.list({ filter: { cardId } });
    const id = own?.id ?? '';
    const other = await newPartner(testGateway);
    const stranger = await other.as('administrator');
    expect(await stranger.authorizations.list()).toEqual([]);
    expect((await refusalOf(stranger.authorizations.get(id))).kind).toBe('not-found');
    const box = await openSandbox(testGateway, other);
    expect((await box.event('card-clearing', { authorizationId: id, amount: usd('1.00') })).status).toBe(404);
    expect((await box.event('card-authorization', asked)).status).toBe(404);
  });
});

// A caller without types can send anything.
function asQuery(query: object): Parameters<GatewayClient['authorizations']['list']>[0] {
  return query as Parameters<GatewayClient['authorizations']['list']>[0];
}
