import type { GatewayClient, PaymentOrderInput } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { eur, PAYEE } from '../payment-orders/testing/payee';
import { expireApprovals } from './expire';
import { approvalOf } from './testing/approvalOf';

const HOUR = 3_600_000;
const POLICY = { kind: 'payments', threshold: eur('1000.00'), approvers: 1, hours: 24 } as const;

describe.each(DATABASES)('approvals on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let maker: GatewayClient;
  let checker: GatewayClient;
  let admin: GatewayClient;
  let sandbox: Sandbox;
  let input: PaymentOrderInput;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    maker = await partner.as('finance');
    checker = await partner.as('operator');
    admin = await partner.as('administrator');
    sandbox = await openSandbox(testGateway, partner);
    await sandbox.deposit(partner.merchants[0], '10000.00', 'EUR');
    const beneficiary = await maker.beneficiaries.create(PAYEE);
    input = {
      ownerId: partner.merchants[0],
      beneficiaryId: beneficiary.id,
      amount: eur('1500.00'),
      feeDirection: 'sender',
      reference: 'Invoice 2026-17',
    };
    await admin.approvalPolicies.create(POLICY);
  });

  const held = async () => (await maker.accounts.getBy({ ownerId: partner.merchants[0], currency: 'EUR' })).held;
  const orders = async () => (await maker.paymentOrders.page({ page: 1, size: 10 })).total;

  it('lets a write pass that no policy catches', async () => {
    const order = await maker.paymentOrders.create({ ...input, amount: eur('1000.00') });
    await maker.paymentOrders.callById(order.id, 'cancel', {});
    expect(order.status).toBe(1);
  });

  it('holds the money, does nothing else, and does it as the maker’s once another has approved', async () => {
    const before = await orders();
    const requestId = `SA001${Date.now()}`;
    const id = await approvalOf(maker.paymentOrders.create(input, { requestId }));
    expect(await approvalOf(maker.paymentOrders.create(input, { requestId }))).toBe(id);
    expect([await orders(), await held()]).toEqual([before, eur('1501.50')]);
    const asked = await checker.approvals.get(id);
    expect(asked).toMatchObject({
      kind: 'payments',
      status: 'pending',
      summary: 'Lindner Logistik GmbH',
      amount: eur('1500.00'),
      held: eur('1501.50'),
      makerName: 'The finance',
      policies: [{ threshold: eur('1000.00'), version: 1 }],
      allowedActions: ['approve', 'askBack', 'refuse'],
    });
    expect(asked.after).toMatchObject({ reference: 'Invoice 2026-17' });
    expect((await maker.approvals.get(id)).allowedActions).toEqual(['answer', 'withdraw']);
    const done = await checker.approvals.callById(id, 'approve', {});
    expect(done.timeline.map(({ event, actorName }) => [event, actorName])).toEqual([
      ['requested', 'The finance'],
      ['approved', 'The operator'],
      ['done', 'The operator'],
    ]);
    const order = await maker.paymentOrders.get(done.subjectId ?? '');
    expect([order.createdBy, await held(), done.status]).toEqual(['The finance', eur('1501.50'), 'approved']);
    expect((await maker.paymentOrders.getBy({ requestId })).id).toBe(order.id);
    const [entry] = await admin.logs.list({ filter: { subjectId: order.id } });
    expect(entry).toMatchObject({ actorName: 'The finance', action: 'create', requestId });
    expect((await admin.logs.get(entry?.id ?? '')).after).toMatchObject({ approvedBy: ['The operator'] });
    expect(await approvalOf(maker.paymentOrders.create(input, { requestId }))).toBe(id);
    await maker.paymentOrders.callById(order.id, 'cancel', {});
    expect(await held()).toEqual(eur('0.00'));
  });

  it.each([
    ['refuse', { reason: 'not ours' }, 'refused', 'operator'],
    ['withdraw', {}, 'withdrawn', 'finance'],
  ] as const)('lets the money go where somebody would %s it', async (action, params, status, role) => {
    const id = await approvalOf(maker.paymentOrders.create(input));
    const ended = await (await partner.as(role)).approvals.callById(id, action, params);
    expect([ended.status, ended.allowedActions, await held()]).toEqual([status, [], eur('0.00')]);
    expect((await refusalOf(checker.approvals.callById(id, 'approve', {}))).kind).toBe('conflict');
  });

  it('asks back, and waits for the answer', async () => {
    const id = await approvalOf(maker.paymentOrders.create(input));
    await checker.approvals.callById(id, 'askBack', { reason: 'Which invoice?' });
    expect((await refusalOf(checker.approvals.callById(id, 'approve', {}))).kind).toBe('conflict');
    const answered = await maker.approvals.callById(id, 'answer', { reason: 'The one of May' });
    expect(answered.timeline.map(({ note }) => note)).toEqual([null, 'Which invoice?', 'The one of May']);
    const told = async ({ notifications }: typeof checker) =>
      (await notifications.list()).items.filter(({ recordId }) => recordId === id).map(({ kind }) => kind);
    expect((await told(checker)).toSorted()).toEqual(['approvalAnswered', 'approvalWaiting']);
    expect(await told(maker)).toEqual(['approvalDecided']);
    expect((await checker.approvals.callById(id, 'approve', {})).status).toBe('approved');
    await maker.paymentOrders.callById((await maker.approvals.get(id)).subjectId ?? '', 'cancel', {});
  });

  it('is refused at once where it could not be done', async () => {
    const refused = await refusalOf(maker.paymentOrders.create({ ...input, amount: eur('90000.00') }));
    expect([refused.code, await held()]).toEqual(['40910', eur('0.00')]);
  });

  it('is decided neither by its maker, nor without the right', async () => {
    const id = await approvalOf(admin.paymentOrders.create(input));
    expect((await refusalOf(admin.approvals.callById(id, 'approve', {}))).reason).toBe('refusals.ownRequest');
    const viewer = await partner.as('viewer');
    expect((await refusalOf(viewer.approvals.callById(id, 'approve', {}))).kind).toBe('forbidden');
    await admin.approvals.callById(id, 'withdraw', {});
  });

  it('is not done where what was approved has changed, and says why', async () => {
    const id = await approvalOf(maker.paymentOrders.create(input));
    await maker.beneficiaries.update(input.beneficiaryId, { payee: { companyName: 'Another GmbH' } });
    const failed = await checker.approvals.callById(id, 'approve', {});
    expect(failed).toMatchObject({ status: 'failed', problem: { reason: 'refusals.changedSinceAsked' } });
    expect(await held()).toEqual(eur('0.00'));
    await maker.beneficiaries.update(input.beneficiaryId, { payee: PAYEE.payee });
  });

  it('wants what its policy wanted, and what a policy wants meanwhile', async () => {
    const id = await approvalOf(maker.paymentOrders.create(input));
    const [policy] = await admin.approvalPolicies.list({ filter: { kind: ['payments'] } });
    const change = await approvalOf(admin.approvalPolicies.update(policy?.id ?? '', { approvers: 2 }));
    expect((await admin.approvalPolicies.get(policy?.id ?? '')).approvers).toBe(1);
    await checker.approvals.callById(change, 'approve', {});
    expect(await admin.approvalPolicies.get(policy?.id ?? '')).toMatchObject({ approvers: 2, version: 2 });
    expect((await checker.approvals.callById(id, 'approve', {})).status).toBe('pending');
    expect((await refusalOf(checker.approvals.callById(id, 'approve', {}))).reason).toBe('refusals.decidedAlready');
    expect((await admin.approvals.callById(id, 'approve', {})).status).toBe('approved');
    const back = await approvalOf(admin.approvalPolicies.update(policy?.id ?? '', { approvers: 1 }));
    await checker.approvals.callById(back, 'approve', {});
    await maker.paymentOrders.callById((await maker.approvals.get(id)).subjectId ?? '', 'cancel', {});
  });

  it('refuses a policy that too few people can serve', async () => {
    const refused = await refusalOf(admin.approvalPolicies.create({ kind: 'exchanges', approvers: 5, hours: 1 }));
    expect(refused.fields).toMatchObject([{ path: 'approvers', reason: 'refusals.tooFewApprovers' }]);
  });

  it('expires, and lets the money go', async () => {
    const id = await approvalOf(maker.paymentOrders.create(input));
    await runJobs(testGateway, expireApprovals, new Date(Date.now() + 25 * HOUR));
    expect((await maker.approvals.get(id)).status).toBe('expired');
    expect(await held()).toEqual(eur('0.00'));
  });

  it('leaves a payment of a batch out that a policy catches', async () => {
    const batch = await maker.paymentBatches.create({ id: createId(), name: 'may.csv', lines: [input] });
    const { line } = await maker.paymentBatches.callById(batch.id, 'place', {});
    expect(line).toMatchObject({ state: 'refused', refusal: { reason: 'refusals.approvalInBatch' } });
  });
});
