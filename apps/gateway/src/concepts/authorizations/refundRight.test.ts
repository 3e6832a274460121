import { grantableSubjects } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const RIGHT = { action: 'refundBeyondCleared', subject: 'authorization' };
const WITHOUT = [
  { action: 'manage', subject: ['sandbox', 'role', 'user'] },
  { action: 'read', subject: ['authorization', 'card'] },
];

describe.each(DATABASES)('the right to refund beyond what was cleared on the %s database', (_name, open) => {
  it('is given by its name, and by nobody who does not hold it', async () => {
    const testGateway = await (await open()).open({ sandbox: true });
    const partner = await newPartner(testGateway);
    const administrator = await partner.as('administrator');
    const viewer = (await administrator.roles.list({ filter: { search: 'viewer' } }))[0]?.id ?? '';
    const { event } = await openSandbox(testGateway, partner);
    const [cardId] = await partner.addCards([{ balance: 100_000n }]);
    const { envelope } = await event('card-authorization', { cardId, amount: usd('10.00') });
    const { id: authorizationId } = idOf(envelope.data);
    const headers = { access_token: await partner.tokenOf('viewer') };
    const refund = () =>
      event('card-refund', { authorizationId, amount: usd('3.00'), reason: 'The way back' }, headers);
    expect(grantableSubjects().find(({ subject }) => subject === 'authorization')?.actions).toContain(RIGHT.action);
    await administrator.roles.update(viewer, { rules: WITHOUT });
    expect((await refund()).status).toBe(403);
    const climb = { name: 'more', description: '', rules: [RIGHT], permissionIds: [] };
    expect((await refusalOf((await partner.as('viewer')).roles.create(climb))).code).toBe('40303');
    await administrator.roles.update(viewer, { rules: [...WITHOUT, RIGHT] });
    expect((await refund()).status).toBe(200);
  });
});

// The gateway of a test checks every answer against its schema.
function idOf(data: unknown): { readonly id: string } {
  return data as { id: string };
}
