import type { GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/database';
import { createTestVault, TEST_VAULT_KEY } from '../../platform/vault';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)('the balance inquiry on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let anybody: GatewayClient;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open();
    anybody = clientOf(testGateway);
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
  });

  /** Adds a card and tells its number, as its plastic does. */
  const addCard = async (change: object = {}) => {
    const id = createId();
    const cardNumber = await createTestVault(TEST_VAULT_KEY).numberOf(id, '424242');
    await partner.addCards([{ id, last4: cardNumber.slice(-4), balance: 123_45n, ...change }]);
    return { id, cardNumber, expiry: '2099-12' };
  };

  it('shows the balance to who knows number and expiry, and nobody the number', async () => {
    const { id, ...inquiry } = await addCard();
    const { cardToken } = await anybody.balanceInquiry.open(inquiry);
    const shown = await anybody.balanceInquiry.query({ cardToken });
    expect(shown).toMatchObject({
      balance: { amount: '123.45', currency: 'USD' },
      status: 'normal',
      holderName: 'Ada Test',
    });
    const log = await testGateway.db.single(sql`SELECT * FROM log WHERE subject_id = ${id}`);
    expect(log).toMatchObject([{ action: 'inquire', actor_name: 'Cardholder' }]);
    expect(JSON.stringify([shown, log])).not.toContain(inquiry.cardNumber);
    await anybody.balanceInquiry.close({ cardToken });
    expect((await refusalOf(anybody.balanceInquiry.query({ cardToken }))).kind).toBe('not-found');
  });

  it('gives no access to the back office, nor does a session give access to an inquiry', async () => {
    const { id: _, ...inquiry } = await addCard();
    const { cardToken } = await anybody.balanceInquiry.open(inquiry);
    expect((await refusalOf(clientOf(testGateway, cardToken).cards.list())).kind).toBe('unauthorized');
    const token = await partner.tokenOf('administrator');
    expect((await refusalOf(anybody.balanceInquiry.query({ cardToken: token }))).kind).toBe('not-found');
  });

  it('stands beside an operator’s session, which it neither uses nor ends', async () => {
    const { id: _, ...inquiry } = await addCard();
    const token = await partner.tokenOf('operator');
    const operator = clientOf(testGateway, token);
    const wrong = await refusalOf(operator.balanceInquiry.open({ ...inquiry, expiry: '2098-12' }));
    expect([wrong.kind, wrong.status, wrong.code]).toEqual(['not-found', 404, '40402']);
    const { cardToken } = await operator.balanceInquiry.open(inquiry);
    expect((await operator.balanceInquiry.query({ cardToken })).balance.amount).toBe('123.45');
    // An older client sends the operator's token along, in the header.
    const path = `/api/dashboard/single-balance-search?access_token=${cardToken}`;
    expect((await post(testGateway, path, {}, { access_token: token })).status).toBe(200);
    await operator.balanceInquiry.close({ cardToken });
    expect((await refusalOf(operator.balanceInquiry.query({ cardToken }))).kind).toBe('not-found');
    expect((await operator.session.query()).roles).toEqual(['operator']);
  });

  it('ends by itself', async () => {
    const { id: _, ...inquiry } = await addCard();
    const { cardToken } = await anybody.balanceInquiry.open(inquiry);
    testGateway.clock.advance(15 * 60_000 + 1);
    expect((await refusalOf(anybody.balanceInquiry.query({ cardToken }))).kind).toBe('not-found');
  });

  // @spec 9.inquiry-tries
  it('gives one answer for every reason, and locks out who goes on guessing', async () => {
    const { id: _, ...inquiry } = await addCard();
    const closed = await addCard({ status: 'closed' });
    const other = { ...inquiry, expiry: '2098-12' };
    const unknown = { cardNumber: '4242424242424242', expiry: '2099-12' };
    for (const wrong of [other, { cardNumber: closed.cardNumber, expiry: closed.expiry }, unknown]) {
      const refused = await refusalOf(anybody.balanceInquiry.open(wrong));
      expect([refused.status, refused.code, refused.msg]).toEqual([
        404,
        '40402',
        'No card has this number and expiry date',
      ]);
    }
    for (let attempt = 0; attempt < 4; attempt += 1) await refusalOf(anybody.balanceInquiry.open(other));
    const locked = await refusalOf(anybody.balanceInquiry.open(inquiry));
    expect([locked.kind, (locked.retryAfterSeconds ?? 0) > 0]).toEqual(['rate-limited', true]);
  });

  it('is tried so often from one address, whatever the card', async () => {
    const [from, home] = ['203.0.113.21', '203.0.113.22'];
    const at = async (address: string) => clientOf(await database.open({ clientAddress: () => address }));
    const [there, here] = [await at(from), await at(home)];
    const { id: _, ...inquiry } = await addCard();
    await there.balanceInquiry.open(inquiry);
    await testGateway.db.single(sql`UPDATE rate_limit SET count = 49 WHERE key = ${`inquiry:address:${from}`}`);
    await there.balanceInquiry.open(inquiry);
    expect((await refusalOf(there.balanceInquiry.open(inquiry))).kind).toBe('rate-limited');
    expect((await here.balanceInquiry.open(inquiry)).cardToken).toMatch(/./);
  });

  it.each([
    [{ cardNumber: '4242424242424241' }, 'cardNumber'],
    [{ cardNumber: "' OR 1=1 --" }, 'cardNumber'],
    [{ expiry: '2099-13' }, 'expiry'],
  ])('refuses %o at %s', async (change, path) => {
    const refused = await refusalOf(
      anybody.balanceInquiry.open({ cardNumber: '4242424242424242', expiry: '2099-12', ...change }),
    );
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });
});
