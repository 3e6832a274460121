import type { GatewayClient } from '@corridor/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

const PAGE = { page: 1, size: 10 };

describe.each(DATABASES)('the log on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let card: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ clientAddress: () => '203.0.113.7' });
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    client = await partner.as('administrator');
    card = (await partner.addCards([{ type: 'physical' }]))[0] ?? '';
    const operator = await partner.as('operator');
    await operator.cards.update(card, { label: 'Travel' }, { requestId: 'TEST-000001' });
    await operator.cards.callById(card, 'updatePin', { secret: '274913' });
    await client.cards.callById(card, 'block', { reason: 'Lost wallet' });
  });

  it('tells who did what to what, what changed and from where', async () => {
    const { items, total } = await client.logs.page(PAGE);
    expect([total, items.map(({ action }) => action)]).toEqual([3, ['block', 'updatePin', 'update']]);
    const whole = await client.logs.get(items[2]?.id ?? '');
    expect(whole).toMatchObject({
      actorName: 'The operator',
      subject: 'card',
      subjectId: card,
      address: '203.0.113.7',
      requestId: 'TEST-000001',
      before: { label: null },
      after: { label: 'Travel' },
    });
    expect(JSON.stringify(await Promise.all(items.map(({ id }) => client.logs.get(id))))).not.toContain('274913');
  });

  it('filters, sorts, pages and exports', async () => {
    const actions = async (query: object) =>
      (await client.logs.page({ ...PAGE, ...query })).items.map(({ action }) => action);
    expect(await actions({ filter: { action: ['block', 'update'] } })).toEqual(['block', 'update']);
    expect(await actions({ filter: { search: 'THE operator' }, sort: { field: 'at', direction: 'asc' } })).toEqual([
      'update',
      'updatePin',
    ]);
    expect(await actions({ filter: { subjectId: card }, size: 2, page: 2 })).toEqual(['update']);
    expect(await actions({ filter: { subject: ['merchant'] } })).toEqual([]);
    const { actorId } = (await client.logs.list())[0] ?? { actorId: '' };
    expect(await actions({ filter: { actorId } })).toEqual(['block']);
    const text = await (await client.logs.export({ columns: columnsOf('action', 'actorName') })).blob.text();
    expect(text.split('\r\n').slice(1, -1).slice(-1)).toEqual(['update,The operator']);
    expect(
      (await refusalOf(client.logs.page({ ...PAGE, filter: { at: { from: 'x', to: 'y', zone: 'UTC' } } }))).fields[0]
        ?.path,
    ).toBe('filter.at.from');
  });

  it('names an exported list by its segment', async () => {
    await client.merchants.export({ columns: columnsOf('name') });
    const { items } = await client.logs.page({ ...PAGE, filter: { subject: ['merchant'] } });
    expect(items.map(({ action }) => action)).toEqual(['export']);
  });

  it('belongs to its partner and to who may', async () => {
    const [entry] = await client.logs.list();
    const stranger = await (await newPartner(testGateway)).as('administrator');
    expect((await stranger.logs.page(PAGE)).total).toBe(0);
    expect((await refusalOf(stranger.logs.get(entry?.id ?? ''))).kind).toBe('not-found');
    expect((await (await partner.as('finance')).logs.page(PAGE)).total).toBe(3);
    for (const role of ['operator', 'viewer'] as const)
      expect((await refusalOf((await partner.as(role)).logs.page(PAGE))).kind).toBe('forbidden');
  });
});
