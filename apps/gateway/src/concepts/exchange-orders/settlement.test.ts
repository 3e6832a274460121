import { SERVICE_NAME } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { runJobs } from '../../testing/runJobs';
import { openSandbox } from '../../testing/sandbox';
import { settleExchanges } from './completeExchange';
import { untilWednesday } from './testing/untilWednesday';

describe.each(DATABASES)('an exchange behind the cut-off on the %s database', (_name, open) => {
  it('waits for the next working day', async () => {
    const testGateway = await (await open()).open({ sandbox: true });
    testGateway.clock.advance(untilWednesday(testGateway.clock.now(), 18));
    const partner = await newPartner(testGateway);
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '500.00', 'GBP');
    const evening = await partner.as('finance');
    const amount = { amount: '100.00', currency: 'GBP' } as const;
    const sale = { sellCurrency: 'GBP', buyCurrency: 'JPY', fixedSide: 'sell', amount } as const;
    const request = { ownerId: partner.merchants[0], ...sale };
    const made = await evening.exchangeOrders.create({ quoteId: (await evening.exchangeQuotes.create(request)).id });
    expect([made.status, made.settlesAt.slice(11)]).toEqual([3, '09:00:00.000Z']);
    await runJobs(testGateway, settleExchanges, new Date(Date.parse(made.settlesAt) - 1));
    expect((await evening.exchangeOrders.get(made.id)).status).toBe(3);
    await runJobs(testGateway, settleExchanges, new Date(made.settlesAt));
    expect((await evening.exchangeOrders.get(made.id)).status).toBe(4);
    const { logs } = await partner.as('administrator');
    const [settled] = await logs.list({ filter: { subjectId: made.id, action: ['settle'] } });
    expect(await logs.get(settled?.id ?? '')).toMatchObject({
      actorName: SERVICE_NAME,
      subject: 'exchange-order',
      address: null,
      before: { status: 3 },
      after: { status: 4 },
      seal: { position: expect.any(Number) },
    });
  });
});
