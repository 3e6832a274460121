import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)('card records on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  beforeAll(async () => {
    testGateway = await (await open()).open();
  });

  it('tell what happened to every card, newest first, found by card, digits, merchant, action and actor', async () => {
    const partner = await newPartner(testGateway);
    const client = await partner.as('operator');
    const [card = '', other = ''] = await partner.addCards([{}, {}]);
    await client.cards.callById(card, 'block', { reason: 'Asked for' });
    await client.cards.callById(card, 'unblock', {});
    await client.cards.callById(other, 'block', {});
    const found = async (filter: object) =>
      (await client.cardEvents.page({ page: 1, size: 10, filter })).items.map(({ action }) => action);
    expect(await found({ cardId: card })).toEqual(['unblock', 'block']);
    expect(await found({ search: card, action: ['block'] })).toEqual(['block']);
    const [event] = (await client.cardEvents.page({ page: 1, size: 10, filter: { cardId: card } })).items;
    expect(event).toMatchObject({ from: 'blocked', to: 'normal', reason: null, cardId: card });
    expect(await client.cardEvents.get(event?.id ?? '')).toEqual(event);
    expect(await found({ search: event?.last4, cardId: card })).toHaveLength(2);
    expect(await found({ search: event?.actor.slice(0, 4).toLowerCase(), cardId: other })).toEqual(['block']);
    expect(await found({ merchantId: event?.merchantId })).toContain('unblock');
    expect(await found({ search: 'nobody of this name' })).toEqual([]);
    const stranger = await (await newPartner(testGateway)).as('operator');
    expect((await stranger.cardEvents.page({ page: 1, size: 10, filter: { cardId: card } })).total).toBe(0);
    expect((await refusalOf(stranger.cardEvents.get(event?.id ?? ''))).kind).toBe('not-found');
  });
});
