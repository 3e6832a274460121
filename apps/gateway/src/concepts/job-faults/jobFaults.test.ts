import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { closeCards } from '../cards/closeCards';

const POISONED = { status: 'closing', currency: 'ZZZ', createdAt: new Date('2020-01-01T00:00:00Z') } as const;

describe.each(DATABASES)('job faults on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let cardId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    testGateway.clock.stop();
    partner = await newPartner(testGateway);
    client = await partner.as('administrator');
    [cardId = ''] = await partner.addCards([POISONED]);
    await runJobs(testGateway, closeCards, testGateway.clock.now());
  });

  const later = (milliseconds: number) => new Date(testGateway.clock.now().getTime() + milliseconds).toISOString();

  it('tell which record which job could not process, why, and when it is tried again', async () => {
    const now = later(0);
    expect(await client.jobFaults.list()).toEqual([
      {
        id: expect.any(String),
        job: 'cardClosing',
        subject: 'card',
        subjectId: cardId,
        reason: 'failed',
        faults: 1,
        dueAt: '2020-01-31T00:00:00.000Z',
        firstFaultAt: now,
        lastFaultAt: now,
        nextTryAt: later(60_000),
        allowedActions: ['retry'],
      },
    ]);
    expect(await client.jobFaults.list({ filter: { job: ['cardExpiry'] } })).toEqual([]);
    expect(await client.jobFaults.list({ filter: { reason: ['failed'], subjectId: cardId } })).toHaveLength(1);
  });

  it('are for whom their own right is given, and of one partner', async () => {
    for (const role of ['operator', 'finance', 'viewer'] as const) {
      expect((await refusalOf((await partner.as(role)).jobFaults.list())).kind).toBe('forbidden');
    }
    const [fault] = await client.jobFaults.list();
    const stranger = await (await newPartner(testGateway)).as('administrator');
    expect(await stranger.jobFaults.list()).toEqual([]);
    expect((await refusalOf(stranger.jobFaults.callById(fault?.id ?? '', 'retry', {}))).kind).toBe('not-found');
  });

  it('are tried again at once for who asks, which is logged', async () => {
    const [fault] = await client.jobFaults.list();
    const id = fault?.id ?? '';
    expect(await client.jobFaults.callById(id, 'retry', {})).toMatchObject({ nextTryAt: later(0), faults: 1 });
    const [entry] = await client.logs.list({ filter: { subjectId: id } });
    expect(await client.logs.get(entry?.id ?? '')).toMatchObject({
      action: 'retry',
      subject: 'job-fault',
      before: { nextTryAt: fault?.nextTryAt },
      after: { nextTryAt: later(0) },
    });
    await testGateway.gateway.retryJobs();
    expect(await client.jobFaults.get(id)).toMatchObject({ faults: 2, nextTryAt: later(120_000) });
    await testGateway.gateway.retryJobs();
    expect(await client.jobFaults.get(id)).toMatchObject({ faults: 2 });
  });
});
