import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newKey, type TestServer } from '../../testing/newKey';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)("a page of one merchant's cards on the %s database", (_name, openTestDatabase) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let server: TestServer;
  let cards: string[];

  beforeAll(async () => {
    testGateway = await (await openTestDatabase()).open();
    partner = await newPartner(testGateway);
    server = await newKey(testGateway, partner, 'administrator');
    const [one, other] = partner.merchants;
    cards = await partner.addCards([
      { merchantId: one, last4: '1111' },
      { merchantId: other, last4: '2222' },
    ]);
  });

  const open = async () =>
    server.page({ components: ['CardTable', 'CardApplyForm'], merchants: [partner.merchants[0]] });

  it('sees its cards only, by any verb', async () => {
    const page = await open();
    const [own = '', other = ''] = cards;
    expect((await page.cards.list()).map(({ id }) => id)).toEqual([own]);
    expect((await page.cards.page({ page: 1, size: 10 })).total).toBe(1);
    expect((await page.cards.page({ page: 1, size: 10, filter: { merchantId: partner.merchants[1] } })).total).toBe(0);
    expect(await (await page.cards.export({ columns: columnsOf('last4') })).blob.text()).not.toContain('2222');
    expect((await page.cards.get(own)).id).toBe(own);
    const refused = [
      page.cards.get(other),
      page.cards.getBy({ bin: '424242', last4: '2222' }),
      page.cards.callById(other, 'block', {}),
      page.cards.update(other, { label: 'mine' }),
      page.merchants.get(partner.merchants[1]),
    ];
    for (const { kind } of await Promise.all(refused.map(refusalOf))) expect(kind).toBe('not-found');
    expect((await page.merchants.list()).map(({ id }) => id)).toEqual([partner.merchants[0]]);
  });

  it('blocks its own card', async () => {
    const [own = ''] = await partner.addCards([{ merchantId: partner.merchants[0] }]);
    const page = await open();
    await page.cards.callById(own, 'block', {});
    expect((await page.cards.get(own)).status).toBe('blocked');
    await testGateway.db.single(sql`DELETE FROM card WHERE id = ${own}`);
  });

  it('applies for a card of its own and for none of another', async () => {
    const page = await open();
    const application = {
      holderName: 'Ada Test',
      bin: '424242',
      type: 'virtual',
      model: 'personal',
      shared: false,
    } as const;
    const refused = await refusalOf(page.cards.create({ ...application, merchantId: partner.merchants[1] }));
    expect([refused.kind, refused.fields[0]?.path]).toEqual(['validation', 'merchantId']);
    const made = await page.cards.create({ ...application, merchantId: partner.merchants[0] });
    expect(made.merchantId).toBe(partner.merchants[0]);
    await testGateway.db.single(sql`DELETE FROM card WHERE id = ${made.id}`);
  });

  it('gets no answer that was given to a page of another merchant', async () => {
    const own = { requestId: `SA001${Date.now()}` };
    const [id = ''] = await partner.addCards([{ merchantId: partner.merchants[0] }]);
    const label = { label: 'of the first' };
    await (await open()).cards.update(id, label, own);
    const other = await server.page({ components: ['CardTable'], merchants: [partner.merchants[1]] });
    expect((await refusalOf(other.cards.update(id, label, own))).kind).toBe('conflict');
    expect((await (await open()).cards.update(id, label, own)).label).toBe('of the first');
    await testGateway.db.single(sql`DELETE FROM card WHERE id = ${id}`);
  });

  it('is kept to them in the database, whatever the statement', async () => {
    const seen = await testGateway.db.transaction(
      { kind: 'tenant', partnerId: partner.partnerId, userId: server.userId, merchants: [partner.merchants[0]] },
      async (tx) => {
        const rows = await tx.execute(
          sql`SELECT (SELECT count(*) FROM card) || ' ' || (SELECT count(*) FROM merchant) || ' ' || (SELECT count(*) FROM card_tally) AS seen`,
        );
        return JSON.stringify(rows);
      },
    );
    expect(seen).toContain('1 1 0');
  });
});
