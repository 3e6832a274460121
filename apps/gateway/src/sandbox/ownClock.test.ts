import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../app/auditBooks';
import { DATABASES, type TestGateway } from '../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../testing/newPartner';
import { openSandbox, type Sandbox } from '../testing/sandbox';

const DAY = 86_400_000;
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

/** A partner that has 10 dollars held for an authorization. */
interface Side {
  readonly partner: TestPartner;
  readonly sandbox: Sandbox;
  readonly client: GatewayClient;
  readonly authorizationId: string;
}

describe.each(DATABASES)('clocks of sandboxes on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let moved: Side;
  let other: Side;

  const openSide = async (): Promise<Side> => {
    const partner = await newPartner(testGateway);
    const sandbox = await openSandbox(testGateway, partner);
    const [cardId = ''] = await partner.addCards([{ balance: 100_000n }]);
    const { envelope } = await sandbox.event('card-authorization', { cardId, amount: usd('10.00') });
    const { id: authorizationId } = envelope.data as { id: string };
    return { partner, sandbox, client: await partner.as('operator'), authorizationId };
  };
  const statusOf = async ({ client, authorizationId }: Side) =>
    (await client.authorizations.get(authorizationId)).status;
  const receivedAt = async ({ partner, sandbox }: Side) =>
    Date.parse((await sandbox.deposit(partner.merchants[0], '1.00', 'USD')).deposit.receivedAt) -
    testGateway.clock.now().getTime();

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    [moved, other] = [await openSide(), await openSide()];
  });

  it('are each partner’s own, with what time does to its records', async () => {
    expect(await statusOf(moved)).toBe(await statusOf(other));
    await moved.sandbox.event('move-clock', { days: 31 });
    expect([await statusOf(moved), await statusOf(other)]).toEqual(['expired', 'approved']);
    expect(await receivedAt(moved)).toBeGreaterThan(31 * DAY - 60_000);
    expect(await receivedAt(other)).toBeLessThan(60_000);
  });

  it('move a market of their own', async () => {
    const rateOf = async ({ partner }: Side) => {
      const rates = await (await partner.as('finance')).exchangeQuotes.call('rates', {});
      return rates.find(({ currency }) => currency === 'SEK')?.perUsd;
    };
    const before = await rateOf(other);
    expect((await moved.sandbox.event('rate-moves', { currency: 'SEK', perUsd: '99.5' })).status).toBe(200);
    expect([await rateOf(moved), await rateOf(other)]).toEqual(['99.5', before]);
    await moved.sandbox.event('rate-moves', { currency: 'SEK', perUsd: '98.25' });
    await moved.sandbox.deposit(moved.partner.merchants[0], '500.00', 'SEK');
    const amount = { amount: '100.00', currency: 'SEK' } as const;
    const sale = { sellCurrency: 'SEK', buyCurrency: 'USD', fixedSide: 'sell', amount } as const;
    const quoted = async ({ partner }: Side) =>
      (await partner.as('finance')).exchangeQuotes.create({ ownerId: partner.merchants[0], ...sale });
    expect(Number((await quoted(other)).buy.amount)).toBeGreaterThan(9 * Number((await quoted(moved)).buy.amount));
  });

  it('end nobody’s session, and leave the books in order when the jobs run again', async () => {
    const token = await other.partner.tokenOf('operator');
    const own = await moved.partner.tokenOf('operator');
    await moved.sandbox.event('move-clock', { days: 1 });
    await testGateway.gateway.scheduledJobs();
    for (const one of [token, own]) expect((await clientOf(testGateway, one).session.query()).username).toContain('@');
    await receivedAt(moved);
    expect(await statusOf(other)).toBe('approved');
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
