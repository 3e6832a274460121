import type { AuthorizationDetail, GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { runJobs } from '../../testing/runJobs';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { closeCards } from './closeCards';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const cents = ({ amount }: { amount: string }) => BigInt(amount.replace('.', ''));

describe.each(DATABASES)('a card that was revoked, on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
    sandbox = await openSandbox(testGateway, partner);
  });

  const event = async (name: string, body: object): Promise<AuthorizationDetail> => {
    const { status, envelope } = await sandbox.event(`card-${name}`, body);
    if (status !== 200) throw new Error(`${status} ${String(envelope.msg)}`);
    return asDetail(envelope.data);
  };
  const ask = (cardId: string, amount: string) => event('authorization', { cardId, amount: usd(amount) });

  // @spec 4.card.revoke
  it('clears and refunds while a card closes and once it is closed, which gives back what is left on it', async () => {
    const [cardId = ''] = await partner.addCards([{ balance: 100_000n }]);
    const [first, second] = [await ask(cardId, '10.00'), await ask(cardId, '20.00')];
    await client.cards.callById(cardId, 'revoke', {});
    expect((await ask(cardId, '1.00')).declineReason).toBe('closed');
    expect(await event('clearing', { authorizationId: first.id, amount: usd('10.00') })).toMatchObject({
      settlement: 'settled',
    });
    const later = (days: number) =>
      runJobs(testGateway, closeCards, new Date(testGateway.clock.now().getTime() + days * 86_400_000));
    await later(31);
    expect((await client.cards.get(cardId)).status).toBe('closing');
    await event('expiry', { authorizationId: second.id });
    await later(29);
    expect((await client.cards.get(cardId)).status).toBe('closing');
    const ownerId = partner.merchants[0];
    const { account } = await sandbox.deposit(ownerId, '1.00', 'USD');
    const available = async () => cents((await client.accounts.get(account.id)).available);
    const before = await available();
    await later(31);
    expect(await client.cards.get(cardId)).toMatchObject({
      status: 'closed',
      balance: usd('0.00'),
      timeline: [{ action: 'close', from: 'closing', to: 'closed' }, { action: 'revoke' }],
    });
    expect((await available()) - before).toBe(99_000n);
    await event('clearing', { authorizationId: second.id, amount: usd('20.00') });
    expect((await available()) - before).toBe(97_000n);
    await event('refund', { authorizationId: first.id, amount: usd('4.00') });
    expect((await available()) - before).toBe(97_400n);
    const transactions = await client.transactions.list({
      filter: { accountId: account.id, type: ['return', 111, 'refund'] },
    });
    expect(
      transactions
        .slice(0, 3)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual([111, 'refund', 'return']);
  });
});

// The gateway of a test checks every answer against its schema.
function asDetail(data: unknown): AuthorizationDetail {
  return data as AuthorizationDetail;
}
