import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../../testing/databases';
import { newPartner } from '../../../testing/newPartner';
import { figuresOf } from './databaseFigures';

describe.each(DATABASES)('figures of the %s database', (_name, open) => {
  it('count the sessions that have not ended by the clock that ends them', async () => {
    const { db, clock, ...testGateway } = await (await open()).open();
    await (await newPartner({ db, clock, ...testGateway })).tokenOf('viewer');
    expect((await figuresOf(db, clock.now()))?.sessions).toBeGreaterThan(0);
    expect((await figuresOf(db, new Date('2999-01-01T00:00:00Z')))?.sessions).toBe(0);
  });
});
