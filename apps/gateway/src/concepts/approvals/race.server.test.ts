import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { approvalOf } from './testing/approvalOf';
import { type Desk, openDesk } from './testing/desk';

describe.each(DATABASES)('decisions at once on the %s database', (_name, open) => {
  let desk: Desk;
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    desk = await openDesk(testGateway);
    await desk.administrator.approvalPolicies.create({ kind: 'payments', approvers: 1, hours: 24 });
  });

  const orders = async () => (await desk.finance.paymentOrders.page({ page: 1, size: 10 })).total;
  const outcomes = (calls: readonly Promise<unknown>[]) =>
    Promise.all(
      calls.map((call) =>
        call.then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );

  it('does a write once where two people approve it in one moment', async () => {
    const [before, id] = [await orders(), await approvalOf(desk.finance.paymentOrders.create(desk.payment('10.00')))];
    const both = [desk.operator, desk.administrator].map(({ approvals }) => approvals.callById(id, 'approve', {}));
    expect((await outcomes(both)).toSorted()).toEqual(['done', 'refused']);
    expect(await orders()).toBe(before + 1);
  });

  it('does a write or lets it go, and never both, where one approves what its maker withdraws', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await orders();
      const id = await approvalOf(desk.finance.paymentOrders.create(desk.payment('10.00')));
      const calls = [
        desk.operator.approvals.callById(id, 'approve', {}),
        desk.finance.approvals.callById(id, 'withdraw', {}),
      ];
      expect((await outcomes(calls)).toSorted()).toEqual(['done', 'refused']);
      const { status } = await desk.finance.approvals.get(id);
      expect(await orders()).toBe(before + (status === 'approved' ? 1 : 0));
    }
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
