import { SERVICE_NAME } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit/verifyAudit';
import { createOutbox } from '../../platform/mail';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { refusalOf } from '../../testing/refusalOf';
import { approvalOf } from '../approvals/testing/approvalOf';
import { type Desk, openDesk } from '../approvals/testing/desk';
import { unlockPolicies } from './unlockPolicies';

const POLICIES = [
  { kind: 'payments', approvers: 1, hours: 24 },
  { kind: 'reviews', approvers: 1, hours: 24 },
] as const;

describe.each(DATABASES)('unlocking a company on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let desk: Desk;
  let partnerName: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    desk = await openDesk(testGateway);
    // Names of companies are those of one each: nobody else is called so.
    partnerName = `Company of ${desk.partner.partnerId}`;
    await testGateway.db.single(sql`UPDATE partner SET name = ${partnerName} WHERE id = ${desk.partner.partnerId}`);
  });

  const unlock = async (name: string) => {
    const outbox = createOutbox();
    return { ...(await unlockPolicies({ db: testGateway.db, mailer: outbox }, name)), mails: outbox.mails };
  };

  it('lets a single administrator work again, which the log and the mails say', async () => {
    const { administrator, finance, partner, payment, held } = desk;
    await administrator.approvalPolicies.create(POLICIES[1]);
    await administrator.approvalPolicies.create(POLICIES[0]);
    const [policy] = await administrator.approvalPolicies.list({ filter: { kind: ['payments'] } });
    const id = policy?.id ?? '';
    const waiting = await approvalOf(finance.paymentOrders.create(payment('10.00')));
    const stuck = await approvalOf(administrator.approvalPolicies.delete(id));
    expect((await refusalOf(administrator.approvals.callById(stuck, 'approve', {}))).reason).toBe(
      'refusals.ownRequest',
    );

    const { kinds, mails, told } = await unlock(partnerName.toUpperCase());
    expect([kinds, told]).toEqual([['payments'], [partner.usernameOf('administrator')]]);
    expect(mails).toMatchObject([
      { subject: 'Approval policies were removed', text: expect.stringContaining('payments') },
    ]);
    expect((await administrator.approvalPolicies.list()).map(({ kind }) => kind)).toEqual(['reviews']);
    const [entry] = await administrator.logs.list({ filter: { subjectId: id, action: ['delete'] } });
    expect(await administrator.logs.get(entry?.id ?? '')).toMatchObject({
      actorName: SERVICE_NAME,
      subject: 'approval-policy',
      userAgent: 'npm run admin',
      before: { kind: 'payments', approvers: 1 },
    });
    for await (const { partnerId, breaches } of verifyAudit(testGateway.db))
      if (partnerId === partner.partnerId) expect(breaches).toEqual([]);

    await finance.approvals.callById(waiting, 'withdraw', {});
    expect(await held()).toBe('0.00');
    const order = await finance.paymentOrders.create(payment('10.00'));
    expect(order.status).toBe(1);
    await administrator.approvalPolicies.create(POLICIES[0]);
  });

  it('refuses a company that is not here, and one that nothing is held back of', async () => {
    await expect(unlock('Nowhere')).rejects.toThrow('there is no company Nowhere here');
    await unlock(partnerName);
    await expect(unlock(partnerName)).rejects.toThrow('has no policy that holds a write back');
  });
});
