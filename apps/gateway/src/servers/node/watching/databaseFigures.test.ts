import { CARD_CLOSING_DAYS, type JobName } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../../testing/databases';
import { newPartner } from '../../../testing/newPartner';
import { faultsOf, figuresOf } from './databaseFigures';

describe.each(DATABASES)('figures of the %s database', (_name, open) => {
  it('count the sessions that have not ended by the clock that ends them', async () => {
    const { db, clock, ...testGateway } = await (await open()).open();
    await (await newPartner({ db, clock, ...testGateway })).tokenOf('viewer');
    expect((await figuresOf(db, clock.now()))?.sessions).toBeGreaterThan(0);
    expect((await figuresOf(db, new Date('2999-01-01T00:00:00Z')))?.sessions).toBe(0);
  });

  it('count the records that a job could not process, and tell since when the oldest is due', async () => {
    const testGateway = await (await open()).open();
    const { db, clock } = testGateway;
    clock.stop();
    const partner = await newPartner(testGateway);
    const of = async (job: JobName) => (await faultsOf(db, clock.now()))?.find((figures) => figures.job === job);
    // What other tests left is settled first.
    await testGateway.gateway.scheduledJobs();
    const { records = Number.NaN } = (await of('cardClosing')) ?? {};
    const createdAt = new Date('2010-01-01T00:00:00Z');
    const dueAt = createdAt.getTime() + CARD_CLOSING_DAYS * 86_400_000;
    const poisoned = { status: 'closing', currency: 'ZZZ', createdAt } as const;
    const ids = await partner.addCards([poisoned, { ...poisoned, createdAt: clock.now() }, poisoned]);
    await testGateway.gateway.scheduledJobs();
    expect(await of('cardClosing')).toEqual({
      job: 'cardClosing',
      records: records + 2,
      age: (clock.now().getTime() - dueAt) / 1000,
    });
    expect(await of('orderAcceptance')).toMatchObject({ records: 0, age: 0 });
    await db.single(
      sql`UPDATE card SET status = 'closed' WHERE id IN (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    );
    await testGateway.gateway.scheduledJobs();
    expect((await of('cardClosing'))?.records).toBe(records);
  });
});
