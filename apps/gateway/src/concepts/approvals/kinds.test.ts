import type { ApprovalKind, CardApplication, GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { refusalOf } from '../../testing/refusalOf';
import { PAYEE } from '../payment-orders/testing/payee';
import { approvalOf } from './testing/approvalOf';
import { type Desk, openDesk } from './testing/desk';

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;
const BANK_ACCOUNT = {
  currency: 'EUR',
  bankCountry: 'DE',
  bankName: 'Rheinbank',
  holderName: 'Corporation of the test',
  accountNumberType: 2,
  accountNumber: 'DE89 3704 0044 0532 0130 00',
} as const;
const APPLICATION = (merchantId: string): CardApplication => ({
  merchantId,
  holderName: 'Ada Test',
  bin: '424242',
  type: 'physical',
  model: 'commercial',
  shared: true,
});
const RULES = [{ action: ['read'], subject: 'shop' }];

describe.each(DATABASES)('kinds without amounts on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let desk: Desk;

  beforeEach(async () => {
    testGateway ??= await (await open()).open({ sandbox: true });
    desk = await openDesk(testGateway);
  });

  const keep = (kind: ApprovalKind, approvers = 1) =>
    desk.administrator.approvalPolicies.create({ kind, threshold: null, approvers, hours: 24 });
  const approve = async (by: GatewayClient, id: string) => (await by.approvals.callById(id, 'approve', {})).status;
  /** Who decides on a change of a record must be able to read it, and to decide on it. */
  const letDecide = (role: 'finance' | 'operator', subject: string) =>
    testGateway.db.single(
      sql`UPDATE role SET rules = rules || ${JSON.stringify([{ action: ['read', 'decide'], subject }])}::jsonb
        WHERE partner_id = ${desk.partner.partnerId} AND name = ${role}`,
    );
  const byOf = async (id: string) => (await desk.administrator.approvals.get(id)).subjectId ?? '';

  it('keeps a beneficiary for anybody else, when it is made and when it is changed', async () => {
    await keep('beneficiaries');
    const { finance, operator } = desk;
    const [first] = await finance.beneficiaries.list();
    const id = first?.id ?? '';
    const change = await approvalOf(finance.beneficiaries.update(id, { payee: { companyName: 'Another GmbH' } }));
    expect((await finance.beneficiaries.get(id)).name).toBe(first?.name);
    const asked = await operator.approvals.get(change);
    expect([asked.kind, asked.summary, asked.amount, asked.held]).toEqual([
      'beneficiaries',
      'Another GmbH',
      null,
      null,
    ]);
    expect(await approve(operator, change)).toBe('approved');
    expect((await finance.beneficiaries.get(id)).name).toBe('Another GmbH');
    const made = await approvalOf(finance.beneficiaries.create({ ...PAYEE, allowDuplicate: true }));
    expect(await finance.beneficiaries.list()).toHaveLength(1);
    expect(await approve(operator, made)).toBe('approved');
    expect((await finance.beneficiaries.get(await byOf(made))).name).toBe(first?.name);
  });

  it('lets a beneficiary be disabled at once, and enabled by two', async () => {
    await keep('beneficiaries');
    const [first] = await desk.finance.beneficiaries.list();
    const id = first?.id ?? '';
    expect((await desk.finance.beneficiaries.callById(id, 'disable', {})).status).toBe(2);
    const request = await approvalOf(desk.finance.beneficiaries.callById(id, 'enable', {}));
    expect(await approve(desk.operator, request)).toBe('approved');
    expect((await desk.finance.beneficiaries.get(id)).status).toBe(1);
  });

  it('wants two people for a change of a role, and does it with the second', async () => {
    await Promise.all([letDecide('finance', 'role'), letDecide('operator', 'role')]);
    await keep('roles', 2);
    const { administrator, finance, operator } = desk;
    const role = { name: 'Shop reader', description: 'Reads shops', rules: RULES, permissionIds: [] };
    const id = await approvalOf(administrator.roles.create(role));
    expect(await approve(finance, id)).toBe('pending');
    expect((await refusalOf(finance.approvals.callById(id, 'approve', {}))).reason).toBe('refusals.decidedAlready');
    expect(await approve(operator, id)).toBe('approved');
    const made = await administrator.roles.get(await byOf(id));
    expect([made.name, made.rules]).toEqual(['Shop reader', RULES]);
  });

  it('keeps the roles of a user, and the rules of a permission, under the policies of roles', async () => {
    await letDecide('finance', 'user');
    await keep('roles');
    const { administrator, finance } = desk;
    const { id } = await administrator.users.getBy({ username: desk.partner.usernameOf('viewer') });
    const bound = await approvalOf(administrator.users.callById(id, 'bindRoles', { roleIds: [] }));
    expect((await administrator.users.get(id)).roles).toHaveLength(1);
    expect(await approve(finance, bound)).toBe('approved');
    expect((await administrator.users.get(id)).roles).toEqual([]);
    const permission = { privilegeName: 'Read shops too', moduleName: 'Shops', sort: 1 };
    await approvalOf(administrator.permissions.create({ ...permission, rule: { action: 'read', subject: 'shop' } }));
  });

  it('keeps limits of cards, an application’s too, and never a label', async () => {
    await letDecide('finance', 'card');
    await keep('cardLimits');
    const { administrator, finance, partner } = desk;
    const { id } = await administrator.cards.create(APPLICATION(partner.merchants[0]));
    expect((await administrator.cards.update(id, { label: 'Travel' })).label).toBe('Travel');
    const limits = { daily: usd('12.50') };
    const change = await approvalOf(administrator.cards.update(id, { limits }));
    expect((await administrator.cards.get(id)).limits.daily).not.toEqual(usd('12.50'));
    expect(await approve(finance, change)).toBe('approved');
    expect((await administrator.cards.get(id)).limits.daily).toEqual(usd('12.50'));
    const made = await approvalOf(administrator.cards.create({ ...APPLICATION(partner.merchants[0]), limits }));
    expect(await administrator.cards.list()).toHaveLength(1);
    expect(await approve(finance, made)).toBe('approved');
    expect(await administrator.cards.list()).toHaveLength(2);
  });

  it('opens a withdrawal account, and a merchant, with somebody else', async () => {
    await keep('withdrawalAccounts');
    await approve(desk.finance, await approvalOf(keep('merchants')));
    const { administrator, finance, operator, partner } = desk;
    const [ownerId] = partner.merchants;
    const { id } = await finance.withdrawalAccounts.create({ ...BANK_ACCOUNT, ownerId });
    const verified = await approvalOf(finance.withdrawalAccounts.callById(id, 'verify', {}));
    expect((await finance.withdrawalAccounts.get(id)).status).toBe(0);
    expect(await approve(administrator, verified)).toBe('approved');
    expect((await finance.withdrawalAccounts.get(id)).status).toBe(1);
    await operator.merchants.callById(ownerId, 'disable', {});
    const enabled = await approvalOf(operator.merchants.callById(ownerId, 'enable', {}));
    expect((await operator.merchants.get(ownerId)).allowedActions).toContain('enable');
    expect(await approve(administrator, enabled)).toBe('approved');
    expect((await operator.merchants.get(ownerId)).allowedActions).toContain('disable');
  });

  it('keeps changes of users', async () => {
    await letDecide('operator', 'user');
    await keep('people');
    const { administrator, operator } = desk;
    const { id } = await administrator.users.getBy({ username: desk.partner.usernameOf('viewer') });
    const renamed = await approvalOf(administrator.users.update(id, { name: 'Another' }));
    expect(await approve(operator, renamed)).toBe('approved');
    expect((await administrator.users.get(id)).name).toBe('Another');
  });
});
