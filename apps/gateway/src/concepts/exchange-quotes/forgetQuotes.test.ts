import type { ExchangeQuoteRequest, GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { openSandbox } from '../../testing/sandbox';
import { forgetQuotes } from './forgetQuotes';

const [MINUTE, HOUR] = [60_000, 3_600_000];

describe.each(DATABASES)('quotes on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let client: GatewayClient;
  let administrator: GatewayClient;
  let request: ExchangeQuoteRequest;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    const partner = await newPartner(testGateway);
    client = await partner.as('finance');
    administrator = await partner.as('administrator');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '5000.00', 'GBP');
    const amount = { amount: '100.00', currency: 'GBP' } as const;
    request = { ownerId: partner.merchants[0], sellCurrency: 'GBP', buyCurrency: 'USD', fixedSide: 'sell', amount };
  });

  const quoted = async () => (await client.exchangeQuotes.create(request)).id;
  const forget = (after: number) =>
    runJobs(testGateway, forgetQuotes, new Date(testGateway.clock.now().getTime() + after));

  it('are forgotten a day after their time, but for those that an order or a waiting request names', async () => {
    const [unused, ordered, waiting] = [await quoted(), await quoted(), await quoted()];
    await client.exchangeOrders.create({ quoteId: ordered });
    await administrator.approvalPolicies.create({ kind: 'exchanges', approvers: 1, hours: 72 });
    expect((await refusalOf(client.exchangeOrders.create({ quoteId: waiting }))).kind).toBe('awaiting-approval');
    await forget(24 * HOUR);
    expect((await client.exchangeQuotes.get(unused)).id).toBe(unused);
    await forget(24 * HOUR + 4 * MINUTE);
    expect((await refusalOf(client.exchangeQuotes.get(unused))).kind).toBe('not-found');
    for (const id of [ordered, waiting]) expect((await client.exchangeQuotes.get(id)).id).toBe(id);
  });
});
