import type { AuthorizationDetail, GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { transactionMigrations } from './migration';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

describe.each(DATABASES)('what is bought with a shared card on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let reader: GatewayClient;
  let sandbox: Sandbox;
  let cardId: string;
  let accountId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    reader = await partner.as('finance');
    sandbox = await openSandbox(testGateway, partner);
    accountId = (await sandbox.deposit(partner.merchants[0], '100.00', 'USD')).account.id;
    cardId = (await partner.addCards([{ shared: true }]))[0] ?? '';
  });

  const event = async (name: string, body: object) =>
    asDetail((await sandbox.event(`card-${name}`, body)).envelope.data);

  it('is found by its card and names its authorization, also where it was written before cards were', async () => {
    const { id } = await event('authorization', { cardId, amount: usd('60.00') });
    await event('clearing', { authorizationId: id, amount: usd('60.00') });
    await event('refund', { authorizationId: id, amount: usd('10.00') });
    const filter = { cardId };
    const found = await reader.transactions.list({ filter });
    expect(found.map(({ type }) => type).toSorted()).toEqual([111, 'refund']);
    expect((await reader.transactions.page({ page: 1, size: 10, filter })).total).toBe(2);
    expect(await reader.transactions.list({ filter: { ...filter, accountId, type: [111] } })).toHaveLength(1);
    const read = () => Promise.all(found.map((row) => reader.transactions.get(row.id)));
    const before = await read();
    for (const detail of before) expect(detail).toMatchObject({ source: { kind: 'authorization', id }, cardId });
    await writeAsBefore(id);
    expect(await read()).toEqual(before);
  });

  /** Takes a purchase back to how it was once stored, and migrates it. */
  const writeAsBefore = (id: string) =>
    testGateway.db.asOwner((run) =>
      run(`ALTER TABLE account_transaction DROP COLUMN card_id;
        UPDATE account_transaction SET source_kind = 'card' WHERE source_id = '${id}';
        ${transactionMigrations.at(-1)?.sql}`),
    );
});

// The gateway of a test checks every answer against its schema.
function asDetail(data: unknown): AuthorizationDetail {
  return data as AuthorizationDetail;
}
