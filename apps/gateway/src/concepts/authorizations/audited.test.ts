import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { openSandbox } from '../../testing/sandbox';
import { asRecord } from '../../testing/walk';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

describe.each(DATABASES)('the log of an authorization on the %s database', (_name, open) => {
  it('tells of each step where the money was before and where it is after', async () => {
    const testGateway = await (await open()).open({ sandbox: true });
    const partner = await newPartner(testGateway);
    const sandbox = await openSandbox(testGateway, partner);
    const [cardId] = await partner.addCards([{ balance: 100_000n }]);
    const event = async (name: string, body: object) => {
      const { status, envelope } = await sandbox.event(`card-${name}`, body);
      expect([status, envelope.msg]).toEqual([200, 'Success']);
      return String(asRecord(envelope.data).id);
    };
    const authorizationId = await event('authorization', { cardId, amount: usd('10.00') });
    await event('reversal', { authorizationId, amount: usd('1.00') });
    await event('clearing', { authorizationId, amount: usd('4.00') });
    await event('refund', { authorizationId, amount: usd('2.00') });
    await event('expiry', { authorizationId });
    const { logs } = await partner.as('administrator');
    const entries = await logs.list({ filter: { subjectId: authorizationId } });
    const details = await Promise.all(entries.map(({ id }) => logs.get(id)));
    const changes = new Map(details.map(({ action, before, after }) => [action, [before, after]]));
    expect(changes.get('reverse')).toMatchObject([
      { held: usd('10.00') },
      { held: usd('9.00'), reversed: usd('1.00') },
    ]);
    expect(changes.get('clear')).toMatchObject([{ held: usd('9.00') }, { held: usd('5.00'), cleared: usd('4.00') }]);
    expect(changes.get('refund')).toMatchObject([{ refunded: usd('0.00') }, { refunded: usd('2.00') }]);
    expect(changes.get('expire')).toMatchObject([
      { status: 'approved', held: usd('5.00') },
      { status: 'expired', held: usd('0.00') },
    ]);
  });
});
