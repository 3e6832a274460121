import type { GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { type House, PLACES } from '../testing/places';
import { refusalOf } from '../testing/refusalOf';

describe.each(PLACES)('the dashboard on the %s database', (_name, open) => {
  let house: House;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    house = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(house);
    client = await partner.as('operator');
  });

  const figures = (own = client, zone = 'UTC') => own.dashboard.call('figures', { zone });

  it('counts merchants and cards, of this partner alone', async () => {
    await partner.addCards([{}, {}, { status: 'lost' }]);
    await (await newPartner(house)).addCards([{}]);
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

  it('counts by the days of the asked zone, from three months ago until today', async () => {
    const { period } = await figures();
    const before = new Date(Date.parse(`${period.first}T00:30:00Z`)).toISOString();
    await house.db.single(sql`UPDATE merchant SET created_at = ${before} WHERE id = ${partner.merchants[0]}`);
    const utc = (await figures()).merchants;
    expect(utc?.inPeriod).toBe(2);
    expect(utc?.byDay[0]).toEqual({ date: period.first, count: 1 });
    expect(utc?.byDay.at(-1)?.date).toBe(period.last);
    const west = await figures(client, 'Pacific/Pago_Pago');
    expect(west.merchants?.byDay.reduce((sum, { count }) => sum + count, 0)).toBe(west.merchants?.inPeriod);
    expect((await refusalOf(figures(client, 'Mars/Olympus'))).fields[0]?.path).toBe('zone');
  });

  it('shows each part only to who may read it', async () => {
    const rules = [
      { action: 'read', subject: 'dashboard' },
      { action: 'read', subject: 'card', conditions: { scheme: 'visa' } },
    ];
    await partner.addCards([{ scheme: 'visa' }, { scheme: 'mastercard' }]);
    await house.db.single(
      sql`UPDATE role SET rules = ${JSON.stringify(rules)}::jsonb WHERE partner_id = ${partner.partnerId} AND name = 'viewer'`,
    );
    const shown = await figures(await partner.as('viewer'));
    expect(shown).toMatchObject({ merchants: null, balances: null, flows: null, recent: null, cards: { total: 1 } });
  });
});
