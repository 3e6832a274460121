import { type GatewayClient, listOfTask, rangeOfDates, shiftDays } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)('the dashboard on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    testGateway.clock.stop();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
  });

  const figures = (own = client, zone = 'UTC') => own.dashboard.call('figures', { zone });

  it('counts merchants and cards, of this partner alone', async () => {
    await partner.addCards([{}, {}, { status: 'lost' }]);
    await (await newPartner(testGateway)).addCards([{}]);
    const { merchants, cards, balances, flows, recent } = await figures();
    expect(merchants).toMatchObject({ total: 2, inPeriod: 2 });
    expect(merchants?.byStatus).toContainEqual({ status: 'approved', count: 2 });
    expect(cards?.total).toBe(3);
    expect(cards?.byStatus.filter(({ count }) => count > 0)).toEqual([
      { status: 'normal', count: 2 },
      { status: 'lost', count: 1 },
    ]);
    expect(balances?.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'MXN', 'BRL']);
    expect([flows, recent]).toEqual([[], []]);
  });

  // @spec 2.screen.dashboard
  it('counts by the days of the asked zone, from three months ago until today', async () => {
    const { period } = await figures();
    const before = new Date(Date.parse(`${period.first}T00:30:00Z`)).toISOString();
    await testGateway.db.single(sql`UPDATE merchant SET created_at = ${before} WHERE id = ${partner.merchants[0]}`);
    const utc = (await figures()).merchants;
    expect(utc?.inPeriod).toBe(2);
    expect(utc?.byDay[0]).toEqual({ date: period.first, count: 1 });
    expect(utc?.byDay.at(-1)?.date).toBe(period.last);
    const west = await figures(client, 'Pacific/Pago_Pago');
    expect(west.merchants?.byDay.reduce((sum, { count }) => sum + count, 0)).toBe(west.merchants?.inPeriod);
    expect((await refusalOf(figures(client, 'Mars/Olympus'))).fields[0]?.path).toBe('zone');
  });

  it('says how many came before the period, for a named period too', async () => {
    await partner.addCards([{}, {}]);
    const { before, period, merchants, cards } = await client.dashboard.call('figures', {
      zone: 'UTC',
      preset: 'today',
    });
    expect(period).toMatchObject({ preset: 'today', first: period.last });
    expect(before).toEqual({ first: shiftDays(period.first, -1), last: shiftDays(period.first, -1) });
    expect([merchants?.byDay, cards]).toMatchObject([[{ date: period.first }], { inPeriod: 2, before: 0 }]);
    const yesterday = new Date(Date.parse(`${before.first}T12:00:00Z`)).toISOString();
    await testGateway.db.single(sql`UPDATE card SET created_at = ${yesterday} WHERE partner_id = ${partner.partnerId}`);
    expect((await client.dashboard.call('figures', { zone: 'UTC', preset: 'today' })).cards).toMatchObject({
      total: 2,
      inPeriod: 0,
      before: 2,
    });
  });

  it('counts what waits as the lists count it', async () => {
    await partner.addCards([{ status: 'unactivated' }, { status: 'unactivated' }, {}]);
    await testGateway.db.single(
      sql`UPDATE merchant SET status = 'toBeSupplemented' WHERE id = ${partner.merchants[0]}`,
    );
    const { work, period } = await figures();
    const waits = new Map(work.map(({ task, count }) => [task, count]));
    expect([waits.get('activateCards'), waits.get('supplementMerchants')]).toEqual([2, 1]);
    const range = rangeOfDates(period.first, period.last, period.zone);
    for (const { task, count } of work) {
      const { concept, filter } = listOfTask(task, range);
      expect((await pageOf(client[concept], filter)).total, task).toBe(count);
    }
  });

  it('shows each part only to who may read it', async () => {
    const rules = [
      { action: 'read', subject: 'dashboard' },
      { action: 'read', subject: 'card', conditions: { scheme: 'visa' } },
    ];
    await partner.addCards([{ scheme: 'visa' }, { scheme: 'mastercard' }]);
    await testGateway.db.single(
      sql`UPDATE role SET rules = ${JSON.stringify(rules)}::jsonb WHERE partner_id = ${partner.partnerId} AND name = 'viewer'`,
    );
    const shown = await figures(await partner.as('viewer'));
    expect(shown).toMatchObject({ merchants: null, balances: null, flows: null, recent: null, cards: { total: 1 } });
    expect(shown.work.map(({ task }) => task)).toEqual(['activateCards']);
  });
});

type Paged = { page(query: object): Promise<{ total: number }> };

/** Guarantee: the filter is one of the client's own. */
function pageOf(client: unknown, filter: object) {
  return (client as Paged).page({ page: 1, size: 10, filter });
}
