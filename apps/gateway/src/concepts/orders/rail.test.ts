import { BANK_NAME, CONNECTORS, type GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RailNews, RailOrder } from '../../platform/ports/Rail';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { openSandbox } from '../../testing/sandbox';
import { german } from '../beneficiaries/testing/sampleBeneficiaries';

const DAY = 86_400_000;

describe.each(DATABASES)('banks that orders go through on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let place: () => Promise<string>;
  const asked: RailOrder[] = [];
  const news = new Map<string, RailNews>();

  beforeAll(async () => {
    const database = await open();
    const rail = {
      quietSeconds: 0,
      newsOf: async (order: RailOrder) => {
        asked.push(order);
        return news.get(order.id) ?? null;
      },
    };
    const production = { production: true, simulate: CONNECTORS.filter((name) => name !== 'rail') };
    testGateway = await database.open({ ...production, rail });
    const outside = await database.open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await (await openSandbox(outside, partner)).deposit(partner.merchants[0], '9000.00', 'EUR');
    const beneficiary = await client.beneficiaries.create(german);
    place = async () => {
      const amount = { amount: '100.00', currency: 'EUR' } as const;
      const order = { ownerId: partner.merchants[0], beneficiaryId: beneficiary.id, amount, reference: 'Rent' };
      return (await client.paymentOrders.create(order)).id;
    };
  });

  it('move no order of which they have no news, however long ago it was made', async () => {
    const id = await place();
    testGateway.clock.advance(30 * DAY);
    await testGateway.gateway.scheduledJobs();
    client = await partner.as('finance');
    expect((await client.paymentOrders.get(id)).status).toBe(1);
    expect(asked.filter((order) => order.id === id)).toMatchObject([
      { partnerId: partner.partnerId, kind: 'payment-order', status: 'placed' },
    ]);
  });

  it('take an order in, carry it out or send it back, as they say', async () => {
    const [carried, refused, returned] = [await place(), await place(), await place()];
    const statuses = async () => {
      await testGateway.gateway.scheduledJobs();
      const orders = await Promise.all([carried, refused, returned].map((id) => client.paymentOrders.get(id)));
      return orders.map(({ status, reason }) => [status, reason]);
    };
    const failed = { became: 'failed', reason: 'Account closed' } as const;
    news.set(carried, { became: 'accepted' }).set(returned, { became: 'accepted' }).set(refused, failed);
    expect(await statuses()).toEqual([
      [3, null],
      [2, 'Account closed'],
      [3, null],
    ]);
    news.set(carried, { became: 'completed' }).set(returned, failed);
    expect(await statuses()).toEqual([
      [4, null],
      [2, 'Account closed'],
      [5, 'Account closed'],
    ]);
    const { logs } = await partner.as('administrator');
    const stepsOf = async (subjectId: string) => {
      const entries = (await logs.list({ filter: { subjectId } })).filter(({ actorName }) => actorName === BANK_NAME);
      const steps = await Promise.all(entries.map(({ id }) => logs.get(id)));
      return steps.map(({ action, before, after }) => [action, before, after]);
    };
    const back = { reason: 'Account closed' };
    expect(await stepsOf(refused)).toEqual([['rail-fails', { status: 1 }, { status: 2, ...back }]]);
    expect((await stepsOf(returned)).toReversed()).toEqual([
      ['rail-accepts', { status: 1 }, { status: 3 }],
      ['rail-fails', { status: 3 }, { status: 5, ...back }],
    ]);
  });
});
