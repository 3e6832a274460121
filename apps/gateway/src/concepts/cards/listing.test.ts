import {
  CARD_SORTS,
  type Card,
  type CardFilter,
  type CardSort,
  cardModel,
  cardStatus,
  cardType,
  type GatewayClient,
  nameFold,
} from '@corridor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const HOLDERS = ['Élodie Marchand', 'elodie Bergström', 'Wang Xiaoming', 'Ada 100% Test', 'Ada_Test', 'Zoë O-Neill'];
const CURRENCIES = ['USD', 'JPY', 'KWD'] as const;
const EXPONENT = { USD: 2, JPY: 0, KWD: 3 } as const;

function* someCards(count: number) {
  for (let n = 0; n < count; n += 1) {
    const currency = CURRENCIES[n % CURRENCIES.length] ?? 'USD';
    yield {
      holderName: HOLDERS[(n * 5) % HOLDERS.length],
      merchantName: ['Corporation of the test', 'Société Bêta', '王晓明'][n % 3],
      last4: String((n * 37) % 60).padStart(4, '0'),
      status: cardStatus.codes[n % cardStatus.codes.length],
      type: cardType.codes[n % 2],
      model: cardModel.codes[(n >> 1) % 2],
      shared: n % 4 === 0,
      currency,
      balance: BigInt((n * 7919) % 1000) * 10n ** BigInt(n % 9),
      expiry: `20${30 + (n % 3)}-0${1 + (n % 9)}`,
      createdAt: new Date(START + (n % 40) * DAY),
    };
  }
}

const subset = <T>(items: readonly T[]) => fc.subarray([...items], { minLength: 1 });

const filters: fc.Arbitrary<Partial<CardFilter>> = fc.record(
  {
    search: fc.constantFrom('elodie', 'ÉLODIE', 'ada', '100%', 'a_t', 'wang xiao', '王', '0037', 'nobody', ' '),
    last4: fc.constantFrom('0000', '0037', '9999'),
    status: subset(cardStatus.codes),
    type: subset(cardType.codes),
    model: subset(cardModel.codes),
    currency: subset(CURRENCIES),
    shared: fc.boolean(),
    createdAt: fc.tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 20 })).map(([from, days]) => ({
      from: new Date(START + from * DAY).toISOString(),
      to: new Date(START + (from + days) * DAY).toISOString(),
      zone: 'UTC',
    })),
  },
  { requiredKeys: [] },
);

const queries = fc.record({
  filter: filters,
  sort: fc.option(
    fc.record({ field: fc.constantFrom(...CARD_SORTS), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
    {
      nil: undefined,
    },
  ),
  page: fc.integer({ min: 1, max: 12 }),
  size: fc.constantFrom(10, 25, 100),
});

function meets(
  card: Card,
  { search, last4, status, type, model, currency, shared, createdAt }: Partial<CardFilter>,
): boolean {
  const text = nameFold(`${card.holderName} ${card.merchantName} ${card.last4}`);
  const words = (search ?? '').split(' ').filter(Boolean);
  return (
    words.every((word) => text.includes(nameFold(word))) &&
    (last4 === undefined || card.last4 === last4) &&
    (status?.includes(card.status) ?? true) &&
    (type?.includes(card.type) ?? true) &&
    (model?.includes(card.model) ?? true) &&
    (currency?.includes(card.currency) ?? true) &&
    (shared === undefined || card.shared === shared) &&
    (createdAt === undefined || (card.createdAt >= createdAt.from && card.createdAt < createdAt.to))
  );
}

function keyOf(card: Card, field: CardSort): string | bigint {
  if (field === 'holderName' || field === 'merchantName') return nameFold(card[field]);
  if (field !== 'balance') return card[field];
  const decimals = EXPONENT[card.currency as keyof typeof EXPONENT];
  return BigInt(card.balance.amount.replace('.', '')) * 10n ** BigInt(4 - decimals);
}

const less = <T extends string | bigint>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

function sorted(cards: readonly Card[], field: CardSort, direction: 'asc' | 'desc'): Card[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...cards].sort((a, b) => sign * (less(keyOf(a, field), keyOf(b, field)) || less(a.id, b.id)));
}

describe.each(DATABASES)('finding cards on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let client: GatewayClient;
  let all: Card[];

  beforeAll(async () => {
    testGateway = await (await open()).open();
    const partner = await newPartner(testGateway);
    await partner.addCards([...someCards(230)]);
    client = await partner.as('operator');
    all = await client.cards.list({});
  });

  it('gives exactly the page that an oracle in memory gives', async () => {
    expect(all).toHaveLength(230);
    await fc.assert(
      fc.asyncProperty(queries, async ({ filter, sort, page, size }) => {
        const { field, direction } = sort ?? { field: 'createdAt', direction: 'desc' };
        const expected = sorted(
          all.filter((card) => meets(card, filter)),
          field,
          direction,
        );
        const found = await client.cards.page({ page, size, filter, sort });
        expect(found.total).toBe(expected.length);
        expect(found.items.map(({ id }) => id)).toEqual(
          expected.slice((page - 1) * size, page * size).map(({ id }) => id),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('exports what an oracle in memory gives, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async ({ filter, sort }) => {
        const { field, direction } = sort ?? { field: 'createdAt', direction: 'desc' };
        const expected = sorted(
          all.filter((card) => meets(card, filter)),
          field,
          direction,
        );
        const file = await client.cards.export({ filter, sort, columns: columnsOf('id') });
        expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(expected.map(({ id }) => id));
        const slice = { page: 2, size: 10 };
        const second = await client.cards.export({ filter, sort, columns: columnsOf('id'), slice });
        const { items } = await client.cards.page({ filter, sort, ...slice });
        expect((await second.blob.text()).split('\r\n').slice(1, -1)).toEqual(items.map(({ id }) => id));
      }),
      { numRuns: 20 },
    );
  });

  it('finds a card by its whole id, and by its merchant', async () => {
    const [card] = all;
    expect((await client.cards.page({ page: 1, size: 10, filter: { search: card?.id } })).items).toEqual([card]);
    expect((await client.cards.page({ page: 1, size: 10, filter: { merchantId: card?.merchantId } })).total).toBe(230);
    expect((await client.cards.page({ page: 1, size: 10, filter: { merchantId: 'none' } })).total).toBe(0);
  });

  it.each([{ size: 0 }, { size: 101 }, { page: 0 }, { page: 1.5 }])('refuses the page %o', async (change) => {
    const refused = await refusalOf(client.cards.page({ page: 1, size: 10, ...change }));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, Object.keys(change)[0]]);
  });

  it('keeps its counts right while cards come, change and go', async () => {
    const partner = await newPartner(testGateway);
    const [ids, own] = [await partner.addCards([...someCards(30)]), await partner.as('administrator')];
    const count = async (filter: Partial<CardFilter>) => (await own.cards.page({ page: 1, size: 10, filter })).total;
    const recount = async (filter: Partial<CardFilter>) => (await own.cards.list({ filter })).length;
    const unactivated = await own.cards.list({ filter: { status: ['unactivated'] } });
    for (const [index, { id }] of unactivated.entries()) {
      if (index % 2 === 0) await own.cards.delete(id);
      else await own.cards.callById(id, 'activate', {});
    }
    expect(ids).toHaveLength(30);
    for (const filter of [
      {},
      { status: ['unactivated' as const] },
      { status: ['normal' as const] },
      { shared: true },
    ]) {
      expect(await count(filter)).toBe(await recount(filter));
    }
  });
});
