import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eur, PAYEE } from '../concepts/payment-orders/testing/payee';
import { DATABASES, type TestGateway } from '../testing/databases';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { openSandbox, type Sandbox } from '../testing/sandbox';
import { auditBooks } from './auditBooks';

/** Damage to the books of a partner, and words of the breach that it makes. */
const DAMAGE: readonly (readonly [breach: RegExp, statement: (partnerId: string) => string])[] = [
  [/^conservation: the balances/, (id) => `UPDATE ledger_account SET balance = balance + 1 WHERE partner_id = '${id}'`],
  [/^holds: what is held/, (id) => `UPDATE ledger_account SET held = held + 1 WHERE partner_id = '${id}' AND held > 0`],
  [/^orders: what is set aside/, (id) => `UPDATE outgoing_order SET amount = amount + 1 WHERE partner_id = '${id}'`],
  [
    /^orders: what is set aside/,
    (id) => `UPDATE outgoing_order SET status = 2 WHERE partner_id = '${id}' AND status = 1`,
  ],
  [
    /^orders: one was booked/,
    (id) => `UPDATE outgoing_order SET transfer_id = NULL WHERE partner_id = '${id}' AND status = 3`,
  ],
  [
    /^orders: what was debited/,
    (id) => `UPDATE outgoing_order SET fee = fee + 1 WHERE partner_id = '${id}' AND status = 3`,
  ],
  [/^orders: one was refunded/, (id) => `UPDATE outgoing_order SET status = 5 WHERE partner_id = '${id}'`],
  [
    /^transactions: one does not say/,
    (id) =>
      `UPDATE account_transaction SET balance_change = balance_change - 1 WHERE partner_id = '${id}' AND booked_at IS NOT NULL`,
  ],
  [/^transfers: what left/, (id) => `UPDATE transfer_order SET amount = amount + 1 WHERE partner_id = '${id}'`],
];

describe.each(DATABASES)('the audit of the books on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    sandbox = await openSandbox(testGateway, partner);
    const [ownerId, other] = partner.merchants;
    const { account: from } = await sandbox.deposit(ownerId, '1000.00', 'EUR');
    const { account: to } = await sandbox.deposit(other, '1.00', 'EUR');
    await client.transferOrders.create({ fromAccountId: from.id, toAccountId: to.id, amount: eur('5.00') });
    const { id: beneficiaryId } = await client.beneficiaries.create(PAYEE);
    for (const reference of ['First', 'Second']) {
      const input = { ownerId, beneficiaryId, amount: eur('100.00'), feeDirection: 'sender' as const, reference };
      const { id: orderId } = await client.paymentOrders.create(input);
      if (reference === 'First') await sandbox.event('rail-accepts', { orderId });
    }
  });

  it.each(DAMAGE)('finds %s', async (breach, statement) => {
    const undone = new Error('undone');
    let found: string[] = [];
    const damage = testGateway.db.asOwner(async (run) => {
      await run(statement(partner.partnerId));
      found = Object.keys(await auditBooks(run));
      throw undone;
    });
    await expect(damage).rejects.toBe(undone);
    expect(found).toContainEqual(expect.stringMatching(breach));
  });

  it('finds nothing in books that are right, and is at hand in the sandbox', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
    const { status, envelope } = await sandbox.event('audit-books', {});
    expect([status, envelope.data]).toEqual([200, { breaches: {} }]);
  });
});
