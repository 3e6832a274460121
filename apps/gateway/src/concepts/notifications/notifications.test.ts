import { notificationTopic } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { merchantTable } from '../merchants/table';
import { eur, PAYEE } from '../payment-orders/testing/payee';
import { LIST_PATH, READ_PATH } from './mountNotifications';

const HOUR = 3_600_000;

describe.each(DATABASES)('notifications on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let orderId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    const [ownerId, submitted] = partner.merchants;
    const sandbox = await openSandbox(testGateway, partner);
    await sandbox.deposit(ownerId, '500.00', 'EUR');
    const finance = await partner.as('finance');
    const { id: beneficiaryId } = await finance.beneficiaries.create(PAYEE);
    const order = { ownerId, beneficiaryId, amount: eur('100.00'), feeDirection: 'sender', reference: 'R1' } as const;
    ({ id: orderId } = await finance.paymentOrders.create(order));
    await sandbox.event('rail-fails', { orderId, reason: 'Account closed' });
    const { id: cancelled } = await finance.paymentOrders.create({ ...order, reference: 'R2', amount: eur('50.00') });
    await finance.paymentOrders.callById(cancelled, 'cancel', {});
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.update(merchantTable).set({ status: 'underReview' }).where(eq(merchantTable.id, submitted)),
    );
  });

  const kindsOf = async (role: Parameters<TestPartner['as']>[0]) =>
    (await (await partner.as(role)).notifications.list()).items.map(({ kind }) => kind).toSorted();

  it('tell each role what it may read, reviews only to who decides them, and other partners nothing', async () => {
    expect(await kindsOf('administrator')).toEqual(['merchantReview', 'paymentFailed']);
    expect(await kindsOf('operator')).toEqual(['merchantReview', 'paymentFailed']);
    expect(await kindsOf('viewer')).toEqual(['paymentFailed']);
    const stranger = await (await newPartner(testGateway)).as('administrator');
    expect(await stranger.notifications.list()).toEqual({ unread: 0, items: [] });
    expect(await stranger.notifications.markRead()).toEqual({ unread: 0, items: [] });
  });

  it('tell of one’s own exports, are read one by one or all, and stay unread for others', async () => {
    const operator = await partner.as('operator');
    const { id } = await operator.downloads.create({ resource: 'merchant' });
    const list = await vi.waitFor(
      async () => {
        const list = await operator.notifications.list();
        expect(list.items.map(({ kind }) => kind)).toContain('exportReady');
        return list;
      },
      { timeout: 60_000 },
    );
    expect(list.unread).toBe(3);
    expect(list.items.find(({ kind }) => kind === 'exportReady')).toMatchObject({ segment: 'download', recordId: id });
    expect((await operator.notifications.list({ size: 0 })).items).toEqual([]);
    const failed = list.items.find(({ kind }) => kind === 'paymentFailed');
    expect(failed).toMatchObject({ segment: 'payment-order', recordId: orderId, name: 'Lindner Logistik GmbH' });
    const after = await operator.notifications.markRead([failed?.id ?? '', 'exportReady:made-up:1']);
    expect(after.unread).toBe(2);
    expect((await (await partner.as('operator')).notifications.markRead()).unread).toBe(0);
    expect((await (await partner.as('administrator')).notifications.list()).unread).toBe(2);
  });

  it('are of the topics that the user chose', async () => {
    const finance = await partner.as('finance');
    const choose = (notifications: ('exports' | 'payments' | 'reviews')[] | null) =>
      finance.session.updateProfile({ preferences: { notifications } });
    expect((await choose(['exports'])).preferences.notifications).toEqual(['exports']);
    expect((await finance.notifications.list()).items).toEqual([]);
    await choose([...notificationTopic.codes]);
    expect((await finance.notifications.list()).unread).toBe(1);
    await choose(null);
  });

  it('are read with the rights of a role that is seen, and not marked then', async () => {
    const token = await partner.tokenOf('administrator');
    const [viewer] = await (await partner.as('administrator')).roles.list({ filter: { search: 'viewer' } });
    const headers = { access_token: token, see_as_role: viewer?.id ?? '' };
    expect((await post(testGateway, LIST_PATH, {}, headers)).envelope.data).toMatchObject({ unread: 1 });
    expect((await post(testGateway, READ_PATH, {}, headers)).status).toBe(403);
    expect((await post(testGateway, LIST_PATH, {})).status).toBe(401);
  });

  it('keep nobody signed in who only has the page open', async () => {
    const own = await (await open()).open();
    const credentials = { username: (await newPartner(own)).usernameOf('viewer'), password: TEST_PASSWORD };
    const client = clientOf(own, (await clientOf(own).session.login(credentials)).accessToken);
    own.clock.advance(1.5 * HOUR);
    await client.notifications.list();
    own.clock.advance(HOUR);
    expect((await refusalOf(client.notifications.list())).kind).toBe('unauthorized');
  });
});
