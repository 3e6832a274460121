import type { GatewayClient } from '@corridor/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, TEST_PASSWORD } from '../../testing/newPartner';
import { acceptLink, mailedLink } from '../../testing/passwordLink';
import { refusalOf } from '../../testing/refusalOf';
import { eur } from '../payment-orders/testing/payee';
import { approvalOf } from './testing/approvalOf';
import { type Desk, openDesk } from './testing/desk';

const HOUR = 3_600_000;
const PAYMENTS = { kind: 'payments', threshold: eur('100.00'), approvers: 1, hours: 720 } as const;

describe.each(DATABASES)('one person is one person on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let desk: Desk;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    testGateway = await database.open({ sandbox: true });
    desk = await openDesk(testGateway);
    await desk.administrator.approvalPolicies.create(PAYMENTS);
  });

  const emailOf = (name: string) => `${name}-${desk.partner.partnerId}@test.example`;
  const roleId = async (name: string) => {
    const [role] = await (await desk.partner.as('administrator')).roles.list({ filter: { search: name } });
    return role?.id ?? '';
  };
  const invite = async (name: string, role: string) => {
    const email = emailOf(name);
    const person = { username: email, name, email, roleIds: [await roleId(role)] };
    return (await desk.partner.as('administrator')).users.create(person);
  };
  const clientAs = async (name: string) => {
    const { accessToken } = await clientOf(testGateway).session.login({
      username: emailOf(name),
      password: TEST_PASSWORD,
    });
    return clientOf(testGateway, accessToken);
  };
  const settled = async (name: string, role: string) => {
    await invite(name, role);
    await acceptLink(testGateway, emailOf(name));
    return clientAs(name);
  };
  const pay = (by: GatewayClient) => approvalOf(by.paymentOrders.create(desk.payment('500.00')));
  const approve = (by: GatewayClient, id: string) =>
    by.approvals.callById(id, 'approve', {}).then(
      ({ status }) => status,
      ({ reason }) => reason,
    );

  it('an administrator cannot come in as those whom it adds, nor do both parts by mailboxes of its own for 72 hours', async () => {
    await invite('ann', 'finance');
    expect((await refusalOf(clientAs('ann'))).code).toBe('40101');
    await acceptLink(testGateway, emailOf('ann'));
    const ben = await settled('ben', 'operator');
    const id = await pay(await clientAs('ann'));
    expect((await ben.approvals.get(id)).allowedActions).toEqual([]);
    expect(await refusalOf(ben.approvals.callById(id, 'approve', {}))).toMatchObject({
      reason: 'refusals.addressGiven',
      params: { hours: 72 },
    });
    expect(await approve(await desk.partner.as('administrator'), id)).toBe('refusals.addressGiven');
    // Somebody whom nobody here has given an address lately is somebody else.
    expect(await approve(await desk.partner.as('operator'), id)).toBe('approved');
  });

  it('the first administrator decides again on what those do whom it added', async () => {
    const ann = await settled('ann', 'finance');
    const id = await pay(ann);
    expect(await approve(await desk.partner.as('administrator'), id)).toBe('refusals.addressGiven');
    testGateway.clock.advance(72 * HOUR);
    const administrator = await desk.partner.as('administrator');
    expect((await administrator.approvals.get(id)).allowedActions).toContain('approve');
    expect(await approve(administrator, id)).toBe('approved');
  });

  it('a newcomer decides on what somebody else asks for', async () => {
    const ben = await settled('ben', 'operator');
    expect(await approve(ben, await pay(await desk.partner.as('finance')))).toBe('approved');
  });

  it('whose address was changed counts again once it is confirmed and the window of the policy is over', async () => {
    const administrator = await desk.partner.as('administrator');
    const { id: operatorId } = await administrator.users.getBy({ username: desk.partner.usernameOf('operator') });
    const id = await pay(administrator);
    await administrator.users.update(operatorId, { email: emailOf('elsewhere') });
    expect(await approve(await desk.partner.as('operator'), id)).toBe('refusals.addressUnconfirmed');
    await clientOf(testGateway).session.forgotPassword(emailOf('elsewhere'));
    const code = /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const reset = { email: emailOf('elsewhere'), code, newPassword: 'Renewed-2027' };
    await clientOf(testGateway).session.verifyResetCode(reset);
    expect(await approve(await desk.partner.as('operator'), id)).toBe('refusals.addressGiven');
    expect(await approve(await desk.partner.as('operator'), await pay(await desk.partner.as('finance')))).toBe(
      'approved',
    );
    testGateway.clock.advance(72 * HOUR);
    expect(await approve(await desk.partner.as('operator'), id)).toBe('approved');
  });

  it('a policy has a window of its own', async () => {
    const administrator = await desk.partner.as('administrator');
    const [policy] = await administrator.approvalPolicies.list();
    const change = await approvalOf(administrator.approvalPolicies.update(policy?.id ?? '', { windowHours: 0 }));
    expect(await approve(await desk.partner.as('operator'), change)).toBe('approved');
    const ann = await settled('ann', 'finance');
    expect(await approve(await desk.partner.as('administrator'), await pay(ann))).toBe('approved');
  });

  it('two approvers count as two where neither has an address from the other', async () => {
    const administrator = await desk.partner.as('administrator');
    const [policy] = await administrator.approvalPolicies.list();
    const change = await approvalOf(administrator.approvalPolicies.update(policy?.id ?? '', { approvers: 2 }));
    await approve(await desk.partner.as('operator'), change);
    const ben = await settled('ben', 'operator');
    const id = await pay(await desk.partner.as('finance'));
    expect(await approve(await desk.partner.as('administrator'), id)).toBe('pending');
    expect(await approve(ben, id)).toBe('refusals.addressGiven');
    expect(await approve(await desk.partner.as('operator'), id)).toBe('approved');
  });

  it('users are added and changed by two people as soon as a second one could decide, unless a policy says otherwise', async () => {
    const second = await settled('second', 'administrator');
    const newcomer = { username: emailOf('late'), name: 'late', email: emailOf('late'), roleIds: [] };
    const create = async () => (await desk.partner.as('administrator')).users.create(newcomer);
    const id = await approvalOf(create());
    expect(mailedLink(testGateway, emailOf('late'))).toBe('no link');
    expect((await second.approvals.get(id)).kind).toBe('people');
    testGateway.clock.advance(71 * HOUR);
    expect(await approve(await clientAs('second'), id)).toBe('refusals.addressGiven');
    testGateway.clock.advance(HOUR);
    const again = await approvalOf(create());
    expect(await approve(await clientAs('second'), again)).toBe('approved');
    await acceptLink(testGateway, emailOf('late'));
    const administrator = await desk.partner.as('administrator');
    const late = await administrator.users.getBy({ username: emailOf('late') });
    await approvalOf(administrator.users.update(late.id, { email: emailOf('later') }));
    const alone = await approvalOf(administrator.approvalPolicies.create({ kind: 'people', approvers: 0, hours: 72 }));
    expect(await approve(await clientAs('second'), alone)).toBe('approved');
    expect((await administrator.users.update(late.id, { email: emailOf('later') })).email).toBe(emailOf('later'));
  });
});
