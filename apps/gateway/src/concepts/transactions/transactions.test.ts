import {
  type AccountTransaction,
  type AccountTransactionFilter,
  accountTransactionType,
  type GatewayClient,
  nameFold,
  TRANSACTION_SORTS,
  transactionDirection,
  transactionStatus,
} from '@corridor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { addTransactions } from './testing/addTransactions';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const NAMES = ['Élodie Marchand', 'elodie Bergström', '100% Trading', 'Wang_Li', 'Zoë'];
const EXPONENT: Readonly<Record<string, number>> = { USD: 2, JPY: 0, KWD: 3 };

const subset = <T>(items: readonly T[]) => fc.subarray([...items], { minLength: 1 });

const filters: fc.Arbitrary<Partial<AccountTransactionFilter>> = fc.record(
  {
    search: fc.constantFrom('elodie', 'ÉLODIE M', '100%', 'Wang_', 'Wangx', 'ref-7', 'nobody', ' '),
    productType: subset([10, 12] as const),
    type: subset(accountTransactionType.codes),
    status: subset(transactionStatus.codes),
    direction: subset(transactionDirection.codes),
    currency: subset(['USD', 'JPY', 'KWD']),
    createdAt: fc
      .tuple(fc.integer({ min: 0, max: 60 * 24 }), fc.integer({ min: 0, max: 20 * 24 }))
      .map(([from, hours]) => ({
        from: new Date(START + from * (DAY / 24)).toISOString(),
        to: new Date(START + (from + hours) * (DAY / 24)).toISOString(),
        zone: 'UTC',
      })),
  },
  { requiredKeys: [] },
);

const queries = fc.record({
  filter: filters,
  ofAccount: fc.constantFrom<'none' | 'account' | 'owner'>('none', 'none', 'account', 'owner'),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom(...TRANSACTION_SORTS),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { nil: undefined },
  ),
  page: fc.integer({ min: 1, max: 12 }),
  size: fc.constantFrom(10, 25, 100),
});

function directionOf({ component, bookedAt, balanceChange: { amount } }: AccountTransaction): string {
  if (component !== 'available' || bookedAt === null || !/[1-9]/.test(amount)) return 'neither';
  return amount.startsWith('-') ? 'out' : 'in';
}

function meets(row: AccountTransaction, filter: Partial<AccountTransactionFilter>): boolean {
  const { search, accountId, ownerId, productType, type, status, direction, currency, createdAt } = filter;
  const text = search?.trim() ?? '';
  return (
    (text === '' || row.reference === text || nameFold(row.counterpartyName ?? '').startsWith(nameFold(text))) &&
    (accountId === undefined || row.accountId === accountId) &&
    (ownerId === undefined || row.ownerId === ownerId) &&
    (productType?.includes(row.productType) ?? true) &&
    (type?.includes(row.type) ?? true) &&
    (status?.includes(row.status) ?? true) &&
    (direction?.some((way) => way === directionOf(row)) ?? true) &&
    (currency?.includes(row.billingAmount.currency) ?? true) &&
    (createdAt === undefined || (row.createdAt >= createdAt.from && row.createdAt < createdAt.to))
  );
}

function keyOf(row: AccountTransaction, field: (typeof TRANSACTION_SORTS)[number]): string | bigint {
  if (field === 'createdAt') return row.createdAt;
  const { amount, currency } = row[field];
  return BigInt(amount.replace('.', '')) * 10n ** BigInt(4 - (EXPONENT[currency] ?? 2));
}

const less = <T extends string | bigint>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

describe.each(DATABASES)('finding transactions on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let all: AccountTransaction[];

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await addTransactions(testGateway, partner, 240, (n) => ({
      createdAt: new Date(START + ((n * 7) % 40) * DAY + (n % 24) * (DAY / 24)),
      type: accountTransactionType.codes[(n * 5) % accountTransactionType.codes.length] ?? 100,
      status: transactionStatus.codes[(n * 3) % transactionStatus.codes.length] ?? 1,
      minor: BigInt((n * 7919) % 1000) * 10n ** BigInt(n % 7),
      counterpartyName: n % 6 === 5 ? null : (NAMES[n % 5] ?? null),
      reference: `ref-${n % 60}`,
    }));
    all = await client.transactions.list({});
  });

  const expected = (query: typeof queries extends fc.Arbitrary<infer Query> ? Query : never) => {
    const some = all[17];
    const own = { none: {}, account: { accountId: some?.accountId }, owner: { ownerId: some?.ownerId } }[
      query.ofAccount
    ];
    const filter = { ...query.filter, ...own };
    const { field, direction } = query.sort ?? { field: 'createdAt', direction: 'desc' };
    const sign = direction === 'asc' ? 1 : -1;
    const rows = all
      .filter((row) => meets(row, filter))
      .toSorted((a, b) => sign * (less(keyOf(a, field), keyOf(b, field)) || less(a.id, b.id)));
    return { filter, ids: rows.map(({ id }) => id) };
  };

  it('gives exactly the page that an oracle in memory gives', async () => {
    expect(all).toHaveLength(240);
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { filter, ids } = expected(query);
        const { page, size, sort } = query;
        const found = await client.transactions.page({ page, size, filter, sort });
        expect(found.total).toBe(ids.length);
        expect(found.items.map(({ id }) => id)).toEqual(ids.slice((page - 1) * size, page * size));
      }),
      { numRuns: 80 },
    );
  });

  it('exports what the oracle gives, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { filter, ids } = expected(query);
        const file = await client.transactions.export({ filter, sort: query.sort, columns: columnsOf('id') });
        expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(ids);
      }),
      { numRuns: 20 },
    );
  });

  // @spec 3.entity.transaction
  it('gives one by its id, by its reference on an account, and finds it by its id', async () => {
    const [row] = all;
    expect(await client.transactions.get(row?.id ?? '')).toMatchObject({ ...row, source: null, related: [] });
    expect((await client.transactions.page({ page: 1, size: 10, filter: { search: row?.id } })).items).toEqual([row]);
    const account = await (await partner.as('administrator')).accounts.create({
      ownerId: partner.merchants[1],
      currency: 'CHF',
    });
    const { deposit } = await (await openSandbox(testGateway, partner)).deposit(partner.merchants[1], '1.00', 'CHF');
    const key = { accountId: account.id, reference: deposit.reference };
    expect(await client.transactions.getBy(key)).toMatchObject({
      id: deposit.transactionId,
      source: { kind: 'deposit', id: deposit.id },
    });
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[1], '1.00', 'CHF');
    expect((await refusalOf(client.transactions.getBy(key))).kind).toBe('conflict');
    expect((await refusalOf(client.transactions.getBy({ accountId: 'none', reference: 'x' }))).kind).toBe('not-found');
  });

  it('shows another partner nothing, by any verb', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const id = all[0]?.id ?? '';
    expect((await stranger.transactions.page({ page: 1, size: 10 })).total).toBe(0);
    expect(
      (await stranger.transactions.page({ page: 1, size: 10, filter: { ownerId: partner.merchants[0] } })).total,
    ).toBe(0);
    expect((await refusalOf(stranger.transactions.get(id))).kind).toBe('not-found');
    expect(await (await stranger.transactions.export({ columns: columnsOf('id') })).blob.text()).not.toContain(id);
  });

  it.each(['administrator', 'operator', 'finance', 'viewer'] as const)(
    'lets the %s read, and all but the viewer export',
    async (role) => {
      const own = await partner.as(role);
      expect((await own.transactions.page({ page: 1, size: 10 })).items).toHaveLength(10);
      const outcome = await own.transactions.export({}).then(
        () => 'done',
        (reason: { kind: string }) => reason.kind,
      );
      expect(outcome).toBe(role === 'viewer' ? 'forbidden' : 'done');
    },
  );

  it.each([
    [{ filter: { type: [999] } }, 'filter.type.0'],
    [{ filter: { status: ['normal'] } }, 'filter.status.0'],
    [{ filter: { createdAt: { from: 'yesterday', to: 'today', zone: 'UTC' } } }, 'filter.createdAt.from'],
    [{ sort: { field: 'id', direction: 'asc' } }, 'sort.field'],
    [{ size: 1_000 }, 'size'],
  ])('refuses the page %o at %s', async (change, path) => {
    const refused = await refusalOf(client.transactions.page({ page: 1, size: 10, ...asQuery(change) }));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });
});

// A caller without types can send anything.
function asQuery(change: object): Parameters<GatewayClient['transactions']['list']>[0] {
  return change as Parameters<GatewayClient['transactions']['list']>[0];
}
