import { createGatewayClient, type ExchangeQuoteRequest, type GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { settleExchanges } from './completeExchange';
import { untilWednesday } from './testing/untilWednesday';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const [MINUTE, DAY] = [60_000, 86_400_000];
const done = () => 'done';
const kindOf = ({ kind }: { kind: string }) => kind;

describe.each(DATABASES)('exchange on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;
  let request: ExchangeQuoteRequest;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    testGateway.clock.advance(untilWednesday(testGateway.clock.now(), 10));
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    sandbox = await openSandbox(testGateway, partner);
    await sandbox.deposit(partner.merchants[0], '5000.00', 'GBP');
    request = {
      ownerId: partner.merchants[0],
      sellCurrency: 'GBP',
      buyCurrency: 'JPY',
      fixedSide: 'sell',
      amount: { amount: '100.00', currency: 'GBP' },
    };
  });

  const balance = (ownerId: string, currency: string) => client.accounts.getBy({ ownerId, currency });

  // @spec 3.entity.exchange-order
  it('quotes both sides: the fixed one as asked, the other at the client rate, worse than the middle', async () => {
    const sold = await client.exchangeQuotes.create(request);
    expect(sold).toMatchObject({
      sell: request.amount,
      fixedSide: 'sell',
      fee: { amount: '0.20', currency: 'GBP' },
      orderId: null,
    });
    expect(Number(sold.clientRate)).toBeLessThan(Number(sold.midRate));
    expect(Date.parse(sold.expiresAt) - Date.parse(sold.createdAt)).toBe(3 * MINUTE);
    const amount = { amount: '12345', currency: 'JPY' } as const;
    const bought = await client.exchangeQuotes.create({ ...request, fixedSide: 'buy', amount });
    expect([bought.buy, bought.sell.currency]).toEqual([amount, 'GBP']);
    expect(await client.exchangeQuotes.get(bought.id)).toEqual(bought);
  });

  it('accepts a quote once, for one request id always with the same answer', async () => {
    const quote = await client.exchangeQuotes.create(request);
    const token = await partner.tokenOf('finance');
    const create = (requestId: string) =>
      post(
        testGateway,
        '/api/portal/cms/exchange-order/create',
        { data: { quoteId: quote.id } },
        { access_token: token, request_id: requestId },
      );
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => create('SA0000000000001')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
    expect((await create('SA0000000000002')).status).toBe(409);
    const order = await client.exchangeOrders.getBy({ quoteId: quote.id });
    expect((await client.exchangeQuotes.get(quote.id)).orderId).toBe(order.id);
    expect((await client.exchangeOrders.list({ filter: { search: quote.id } })).length).toBe(1);
  });

  it('sets aside what is sold, and settles into two linked transactions', async () => {
    const before = await balance(partner.merchants[0], 'GBP');
    const quote = await client.exchangeQuotes.create(request);
    const made = await client.exchangeOrders.create({ quoteId: quote.id });
    const spent = 100.2;
    const now = await balance(partner.merchants[0], 'GBP');
    expect(Number(before.available.amount) - Number(now.available.amount)).toBeCloseTo(spent, 6);
    const order = await client.exchangeOrders.get(made.id);
    expect(made.settlesAt <= made.createdAt).toBe(true);
    expect(order).toMatchObject({ status: 4, displayStatus: 'completed', sell: quote.sell, buy: quote.buy });
    const out = await client.transactions.get(order.sellTransactionId);
    const into = await client.transactions.get(order.buyTransactionId);
    expect(out).toMatchObject({
      type: 123,
      status: 1,
      relatedTransactionId: into.id,
      balanceChange: { amount: '-100.20' },
    });
    expect(into).toMatchObject({ type: 122, status: 1, relatedTransactionId: out.id, balanceChange: quote.buy });
    expect([out.conversionRate, out.transactionAmount]).toEqual([quote.clientRate, quote.buy]);
    expect((await balance(partner.merchants[0], 'GBP')).available).toEqual(now.available);
  });

  it('does not accept an expired quote; asked again it shows the new rate and what it replaces', async () => {
    const quote = await client.exchangeQuotes.create(request);
    await sandbox.event('rate-moves', { currency: 'JPY', perUsd: '160.5' });
    testGateway.clock.advance(3 * MINUTE);
    expect((await refusalOf(client.exchangeOrders.create({ quoteId: quote.id }))).kind).toBe('conflict');
    const again = await client.exchangeQuotes.callById(quote.id, 'requote', {});
    expect(again).toMatchObject({ replacesId: quote.id, sell: quote.sell });
    expect(again.clientRate).not.toBe(quote.clientRate);
    const order = await client.exchangeOrders.create({ quoteId: again.id });
    expect(order.buy).toEqual(again.buy);
    expect((await refusalOf(client.exchangeQuotes.callById(again.id, 'requote', {}))).kind).toBe('conflict');
    await sandbox.event('rate-moves', { currency: 'JPY', perUsd: '149.62' });
  });

  it('never sells more than is there, however many orders come at once', async () => {
    const other = await newPartner(testGateway);
    const [own, box] = [await other.as('finance'), await openSandbox(testGateway, other)];
    await box.deposit(other.merchants[0], '250.00', 'EUR');
    const ask = {
      ...request,
      ownerId: other.merchants[0],
      sellCurrency: 'EUR',
      amount: { amount: '100.00', currency: 'EUR' as const },
    };
    const quotes = await Promise.all([1, 2, 3, 4].map(() => own.exchangeQuotes.create(ask)));
    const outcomes = await Promise.all(
      quotes.map(({ id }) =>
        own.exchangeOrders.create({ quoteId: id }).then(
          () => 'done',
          (reason: { code: string }) => reason.code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['40910', '40910', 'done', 'done']);
    const account = await own.accounts.getBy({ ownerId: other.merchants[0], currency: 'EUR' });
    expect(account.available.amount).toBe('49.60');
  });

  it('filters, sorts, pages and exports', async () => {
    const other = await newPartner(testGateway);
    const [own, box] = [await other.as('finance'), await openSandbox(testGateway, other)];
    await box.deposit(other.merchants[0], '500.00', 'EUR');
    await box.deposit(other.merchants[1], '5000', 'JPY');
    const ids: string[] = [];
    const asks = [
      {
        ownerId: other.merchants[0],
        sellCurrency: 'EUR',
        buyCurrency: 'USD',
        fixedSide: 'sell',
        amount: { amount: '50.00', currency: 'EUR' },
      },
      {
        ownerId: other.merchants[1],
        sellCurrency: 'JPY',
        buyCurrency: 'KWD',
        fixedSide: 'sell',
        amount: { amount: '900', currency: 'JPY' },
      },
      {
        ownerId: other.merchants[0],
        sellCurrency: 'EUR',
        buyCurrency: 'BRL',
        fixedSide: 'buy',
        amount: { amount: '10.00', currency: 'BRL' },
      },
    ] as const;
    for (const ask of asks) {
      ids.push((await own.exchangeOrders.create({ quoteId: (await own.exchangeQuotes.create(ask)).id })).id);
      testGateway.clock.advance(1_000);
    }
    const [a, b, c] = ids;
    const found = async (query: Parameters<typeof own.exchangeOrders.list>[0]) =>
      (await own.exchangeOrders.list(query)).map(({ id }) => id);
    expect(await found({})).toEqual([c, b, a]);
    expect(await found({ sort: { field: 'sell', direction: 'desc' } })).toEqual([b, a, c]);
    expect(await found({ filter: { sellCurrency: ['EUR'] } })).toEqual([c, a]);
    expect(await found({ filter: { buyCurrency: ['KWD'] } })).toEqual([b]);
    expect(await found({ filter: { fixedSide: ['buy'] } })).toEqual([c]);
    expect(await found({ filter: { ownerId: other.merchants[1] } })).toEqual([b]);
    const [order] = await own.exchangeOrders.list({ filter: { ownerId: other.merchants[1] } });
    for (const accountId of [order?.sellAccountId, order?.buyAccountId]) {
      expect(await found({ filter: { accountId: accountId ?? '' } })).toEqual([b]);
    }
    expect(await found({ filter: { search: 'person' } })).toEqual([b]);
    expect(await found({ filter: { status: [2, 5] } })).toEqual([]);
    expect(await own.exchangeOrders.page({ page: 2, size: 2 })).toMatchObject({ total: 3, items: [{ id: a }] });
    const file = await own.exchangeOrders.export({ columns: columnsOf('id', 'fixedSide') });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual([`${c},buy`, `${b},sell`, `${a},sell`]);
  });

  it('shows another partner nothing and lets it accept nothing', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const quote = await client.exchangeQuotes.create(request);
    const calls = [
      stranger.exchangeQuotes.get(quote.id),
      stranger.exchangeQuotes.callById(quote.id, 'requote', {}),
      stranger.exchangeOrders.create({ quoteId: quote.id }),
      stranger.exchangeOrders.getBy({ quoteId: quote.id }),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    expect((await stranger.exchangeOrders.page({ page: 1, size: 10 })).total).toBe(0);
    expect((await refusalOf(stranger.exchangeQuotes.create(request))).fields[0]?.path).toBe('ownerId');
  });

  it.each([
    ['administrator', true],
    ['finance', true],
    ['operator', false],
    ['viewer', false],
  ] as const)('lets the %s exchange: %s', async (role, may) => {
    const own = await partner.as(role);
    const calls = [own.exchangeQuotes.create(request), own.exchangeOrders.create({ quoteId: NOWHERE })];
    const kinds = await Promise.all(calls.map((call) => call.then(done, kindOf)));
    expect(kinds).toEqual(may ? ['done', 'not-found'] : ['forbidden', 'forbidden']);
    expect((await own.exchangeQuotes.call('rates', {})).length).toBeGreaterThan(20);
    expect((await own.exchangeOrders.page({ page: 1, size: 10 })).page).toBe(1);
  });

  it.each([
    [{ ownerId: NOWHERE }, 'ownerId'],
    [{ sellCurrency: 'XXX' }, 'sellCurrency'],
    [{ buyCurrency: 'GBP' }, 'buyCurrency'],
    [{ buyCurrency: 'AFN' }, 'buyCurrency'],
    [{ amount: { amount: '1.00', currency: 'USD' as const } }, 'amount.currency'],
    [{ amount: { amount: '-1.00', currency: 'GBP' as const } }, 'amount.amount'],
    [{ amount: { amount: '0.001', currency: 'GBP' as const } }, 'amount.amount'],
    [{ sellCurrency: 'JPY', buyCurrency: 'USD', amount: { amount: '1', currency: 'JPY' as const } }, 'amount.amount'],
  ])('refuses to quote %o at %s', async (change, path) => {
    const refused = await refusalOf(client.exchangeQuotes.create({ ...request, ...change }));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });

  it('refuses an order of what is no quote at its field, without a session with 401', async () => {
    expect((await refusalOf(client.exchangeOrders.create({ quoteId: 'none' }))).fields[0]?.path).toBe('quoteId');
    const open = createGatewayClient({
      baseURL: 'http://gateway.test',
      fetch: (input, init) => testGateway.gateway.fetch(new Request(input, init)),
    });
    expect((await refusalOf(open.exchangeOrders.list())).kind).toBe('unauthorized');
  });

  it('leaves books that are right', async () => {
    await runJobs(testGateway, settleExchanges, new Date(testGateway.clock.now().getTime() + 8 * DAY));
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
