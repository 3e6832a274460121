import { CHANGES_PATH, type ChangeEvent, type GatewayClient, OPEN_LIMITS, readChangeEvents } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newKey } from '../../testing/newKey';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { roleTable } from '../session/table';

describe.each(DATABASES)('the stream of changes on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let writer: GatewayClient;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    testGateway = await database.open();
    partner = await newPartner(testGateway);
    writer = await partner.as('administrator');
  });

  /** What a client hears, event by event; `position` is the id of the last. */
  const listen = async (client: GatewayClient, lastEventId?: string) => {
    const leaving = new AbortController();
    const stream = await client.changes.open(leaving.signal, lastEventId);
    if (!stream) throw new Error('there is no stream');
    const events = readChangeEvents(stream, leaving.signal);
    const heard = { position: '', leave: () => leaving.abort() };
    const next = async (): Promise<ChangeEvent | undefined> => {
      const { value, done } = await events.next();
      if (done) return undefined;
      if (value.id !== undefined) heard.position = value.id;
      return value.event;
    };
    return Object.assign(heard, { next });
  };
  const listening = async (client: GatewayClient) => {
    const heard = await listen(client);
    expect(await heard.next()).toEqual({ kind: 'ready' });
    return heard;
  };
  const block = (id: string | undefined) => writer.cards.callById(id ?? '', 'block', {});
  const unblock = (id: string | undefined) => writer.cards.callById(id ?? '', 'unblock', {});
  const ofCard = (recordId: string | undefined, action: string) => ({
    kind: 'change',
    change: { resource: 'card', recordId, action },
  });
  const ofViewers = () => and(eq(roleTable.partnerId, partner.partnerId), eq(roleTable.name, 'viewer'));
  const useRules = (rules: (typeof roleTable.$inferInsert)['rules']) =>
    testGateway.db.transaction(SERVICE_SCOPE, (tx) => tx.update(roleTable).set({ rules }).where(ofViewers()));
  const statusOf = async (token: string | null) =>
    (
      await testGateway.gateway.fetch(
        new Request(`http://gateway.test${CHANGES_PATH}`, { headers: token ? { access_token: token } : {} }),
      )
    ).status;

  it('tells who changed which record, its own partner’s only, and nothing of what is in it', async () => {
    const [card] = await partner.addCards([{}]);
    const reader = await listening(await partner.as('viewer'));
    const other = await newPartner(testGateway);
    const [foreign] = await other.addCards([{}]);
    await (await other.as('administrator')).cards.callById(foreign ?? '', 'block', {});
    const requestId = `test-${card}`;
    await writer.cards.callById(card ?? '', 'block', {}, { requestId });
    const event = await reader.next();
    expect(event).toMatchObject(ofCard(card, 'block'));
    expect(event).toMatchObject({ change: { by: { name: 'The administrator' }, requestId } });
    const change = event?.kind === 'change' ? event.change : undefined;
    expect(Object.keys(change ?? {}).toSorted()).toEqual(['action', 'at', 'by', 'recordId', 'requestId', 'resource']);
    expect([writer.changes.isOwn({ requestId }), (await partner.as('viewer')).changes.isOwn({ requestId })]).toEqual([
      true,
      false,
    ]);
    reader.leave();
  });

  it('tells nothing of what the reader may not read, by resource or by condition', async () => {
    const [hidden, shown] = await partner.addCards([{ currency: 'EUR' }, { currency: 'USD' }]);
    await useRules([{ action: 'read', subject: 'card', conditions: { currency: 'USD' } }]);
    const reader = await listening(await partner.as('viewer'));
    await writer.merchants.callById(partner.merchants[1], 'disable', {});
    await block(hidden);
    await block(shown);
    expect(await reader.next()).toMatchObject(ofCard(shown, 'block'));
    await useRules([{ action: 'read', subject: 'card', conditions: { currency: 'EUR' } }]);
    await unblock(shown);
    await unblock(hidden);
    expect(await reader.next()).toEqual({ kind: 'rights' });
    expect(await reader.next()).toMatchObject(ofCard(hidden, 'unblock'));
    reader.leave();
  });

  it('goes on after the last event that was heard, and says where it cannot', async () => {
    const [first, second] = await partner.addCards([{}, {}]);
    const client = await partner.as('viewer');
    const reader = await listening(client);
    await block(first);
    expect(await reader.next()).toMatchObject(ofCard(first, 'block'));
    reader.leave();
    await block(second);
    await unblock(first);
    const resumed = await listen(client, reader.position);
    expect(await resumed.next()).toEqual({ kind: 'ready' });
    expect(await resumed.next()).toMatchObject(ofCard(second, 'block'));
    expect(await resumed.next()).toMatchObject(ofCard(first, 'unblock'));
    await block(first);
    expect(await resumed.next()).toMatchObject(ofCard(first, 'block'));
    resumed.leave();
    for (const unknown of ['999999', 'no position']) {
      const lost = await listen(client, unknown);
      expect(await lost.next()).toEqual({ kind: 'reset' });
      lost.leave();
    }
  });

  it('ends where nothing may be read any more, before another change is told', async () => {
    const [card] = await partner.addCards([{}]);
    const token = await partner.tokenOf('viewer');
    const reader = await listening(clientOf(testGateway, token));
    await useRules([{ action: 'block', subject: 'card' }]);
    await block(card);
    expect(await reader.next()).toEqual({ kind: 'rights' });
    expect(await reader.next()).toBeUndefined();
    expect([await statusOf(token), await statusOf(null)]).toEqual([403, 401]);
  });

  it('says that its reader may do something else, once for each change', async () => {
    const [card] = await partner.addCards([{}]);
    const { id = '' } = (await writer.roles.list()).find(({ name }) => name === 'viewer') ?? {};
    const reader = await listening(await partner.as('viewer'));
    await writer.roles.update(id, { rules: [{ action: 'read', subject: ['card', 'user'] }] });
    expect(await reader.next()).toEqual({ kind: 'rights' });
    await block(card);
    expect(await reader.next()).toMatchObject(ofCard(card, 'block'));
    reader.leave();
  });

  it('ends with its session, and with the gateway', async () => {
    const token = await partner.tokenOf('viewer');
    const ended = await listening(clientOf(testGateway, token));
    await clientOf(testGateway, token).session.logout({ token });
    expect(await ended.next()).toBeUndefined();
    const reader = await listening(await partner.as('viewer'));
    await testGateway.gateway.retire();
    expect(await reader.next()).toBeUndefined();
    expect(await statusOf(await partner.tokenOf('viewer'))).toBe(503);
  });

  it('tells what another gateway over the same database did', async () => {
    const [card] = await partner.addCards([{}]);
    const elsewhere = clientOf(await database.open(), await partner.tokenOf('operator'));
    const [one, two] = [await listening(await partner.as('viewer')), await listening(elsewhere)];
    await block(card);
    for (const reader of [one, two]) {
      expect(await reader.next()).toMatchObject(ofCard(card, 'block'));
      reader.leave();
    }
  });

  it('keeps the page of one merchant to that merchant’s records', async () => {
    const [own, other] = partner.merchants;
    const [shown, hidden] = await partner.addCards([{ merchantId: own }, { merchantId: other }]);
    const server = await newKey(testGateway, partner, 'administrator');
    const page = await listening(await server.page({ components: ['CardTable'], merchants: [own] }));
    await block(hidden);
    await block(shown);
    expect(await page.next()).toMatchObject(ofCard(shown, 'block'));
    page.leave();
  });

  it('gives a user as many streams as may be, and another when one has ended', async () => {
    const client = await partner.as('viewer');
    const readers = await Promise.all(Array.from({ length: OPEN_LIMITS.changeStreams.own }, () => listening(client)));
    await expect(listen(await partner.as('viewer'))).rejects.toThrow('there is no stream');
    for (const reader of readers) reader.leave();
    await readers[0]?.next();
    (await listening(client)).leave();
  });
});
