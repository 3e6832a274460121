import type { AbilityRule, GatewayClient } from '@corridor/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

const PAGE = { page: 1, size: 10 };

describe.each(DATABASES)('roles and permissions on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    client = await partner.as('administrator');
  });

  const add = (rules: AbilityRule[], permissionIds: string[] = []) =>
    client.roles.create({ name: 'custom', description: 'Made here', rules, permissionIds });
  /** The viewer with rules of one's own. */
  const viewerWith = async (rules: AbilityRule[]) => {
    const viewer = (await client.roles.list({ filter: { search: 'viewer' } }))[0]?.id ?? '';
    await client.roles.update(viewer, { rules });
    return partner.as('viewer');
  };

  // @spec 3.entity.user 6.roles 6.permissions
  it('keeps roles with their rules and permissions', async () => {
    const rule = { action: 'block', subject: 'card' };
    const permission = await client.permissions.create({ privilegeName: 'Block', moduleName: 'Cards', sort: 5, rule });
    const made = await add([{ action: 'read', subject: 'card', fields: ['id', 'status'] }], [permission.id]);
    expect(made).toMatchObject({ name: 'custom', userCount: 0, permissionIds: [permission.id] });
    expect(await client.roles.get(made.id)).toEqual(made);
    expect((await client.roles.update(made.id, { description: 'New', rules: [] })).rules).toEqual([]);
    const viewer = (await client.users.page({ ...PAGE, filter: { search: 'viewer' } })).items[0]?.id ?? '';
    await client.users.callById(viewer, 'bindRoles', { roleIds: [made.id] });
    const [card = ''] = await partner.addCards([{}]);
    const asViewer = await partner.as('viewer');
    // Who may block and not read is told nothing else of what was blocked.
    expect(await asViewer.cards.callById(card, 'block', {})).toEqual({ id: card });
    expect((await client.cards.get(card)).status).toBe('blocked');
    const { user } = await clientOf(testGateway).session.login({
      username: partner.usernameOf('viewer'),
      password: TEST_PASSWORD,
    });
    expect(user.abilities).toEqual([rule]);
    expect((await refusalOf(client.roles.delete(made.id))).kind).toBe('conflict');
    await client.permissions.delete(permission.id);
    expect((await client.roles.get(made.id)).permissionIds).toEqual([]);
    expect((await refusalOf(asViewer.cards.callById(card, 'unblock', {}))).kind).toBe('forbidden');
    await client.users.callById(viewer, 'bindRoles', { roleIds: [] });
    await client.roles.delete(made.id);
    expect((await refusalOf(client.roles.get(made.id))).kind).toBe('not-found');
  });

  it.each([
    [{ action: 'explode', subject: 'card' }],
    [{ action: 'read', subject: 'spaceship' }],
    [{ action: [], subject: 'card' }],
    [{ action: 'read', subject: 'card', conditions: { $where: '1' } }],
    [{ action: 'read', subject: 'card', conditions: { scheme: { $regex: '(a+)+$' } } }],
    [{ action: 'read', subject: 'card', conditions: { scheme: { $in: [] } } }],
    [{ action: 'read', subject: 'card', conditions: { shared: { $gt: true } } }],
    [{ action: 'read', subject: 'card', fields: ['__proto__'] }],
  ])('refuses the rule %o', async (rule) => {
    const refused = await refusalOf(add([rule]));
    expect([refused.status, refused.fields[0]?.path.startsWith('rules.0')]).toEqual([422, true]);
  });

  it('gives no name twice', async () => {
    await add([]);
    expect((await refusalOf(add([]))).fields).toEqual([{ path: 'name', reason: 'refusals.taken' }]);
    const permission = {
      privilegeName: 'Block',
      moduleName: 'Cards',
      sort: 5,
      rule: { action: 'block', subject: 'card' },
    };
    await client.permissions.create(permission);
    const again = client.permissions.create({ ...permission, privilegeName: 'BLOCK' });
    expect((await refusalOf(again)).fields[0]?.path).toBe('privilegeName');
  });

  // @spec 6.rules
  it('shows only the rows that the conditions of a rule allow, in lists, pages, files and alone', async () => {
    const [visa = '', other = ''] = await partner.addCards([
      { scheme: 'visa' },
      { scheme: 'mastercard' },
      { status: 'lost' },
    ]);
    const viewer = await viewerWith([
      { action: ['read', 'export'], subject: 'card', conditions: { scheme: { $in: ['visa'] } } },
      { action: 'read', subject: 'card', conditions: { status: 'lost' }, inverted: true },
    ]);
    expect((await viewer.cards.list()).map(({ id }) => id)).toEqual([visa]);
    expect(await viewer.cards.page(PAGE)).toMatchObject({ total: 1, items: [{ id: visa }] });
    const file = await (await viewer.cards.export({ columns: columnsOf('scheme') })).blob.text();
    expect(file).not.toContain('mastercard');
    expect((await viewer.cards.get(visa)).id).toBe(visa);
    expect((await refusalOf(viewer.cards.get(other))).kind).toBe('not-found');
  });

  it('allows a write only on the records that its condition names', async () => {
    const [visa = '', other = ''] = await partner.addCards([{ scheme: 'visa' }, { scheme: 'mastercard' }]);
    const conditions = { scheme: 'visa' };
    const viewer = await viewerWith([
      { action: 'read', subject: 'card' },
      { action: ['update', 'delete'], subject: 'card', conditions },
    ]);
    expect((await viewer.cards.update(visa, { label: 'Mine' })).label).toBe('Mine');
    expect((await refusalOf(viewer.cards.update(other, { label: 'Mine' }))).kind).toBe('forbidden');
    expect((await refusalOf(viewer.cards.delete(other))).kind).toBe('forbidden');
  });

  // @spec 6.rules
  it('shows only the fields that a rule names', async () => {
    const [id = ''] = await partner.addCards([{}]);
    const viewer = await viewerWith([{ action: ['read', 'export'], subject: 'card', fields: ['status', 'last4'] }]);
    expect(await viewer.cards.get(id)).toEqual({ id, status: 'normal', last4: '4242' });
    expect((await viewer.cards.page(PAGE)).items).toEqual([{ id, status: 'normal', last4: '4242' }]);
    expect((await viewer.cards.list())[0]).not.toHaveProperty('holderName');
    expect((await refusalOf(viewer.cards.export({ columns: columnsOf('holderName') }))).kind).toBe('forbidden');
    expect((await (await viewer.cards.export({})).blob.text()).split('\r\n')[1]).toBe('4242,normal');
  });

  it('filters, sorts and pages', async () => {
    const names = async (query: object) =>
      (await client.roles.page({ ...PAGE, ...query })).items.map(({ name }) => name);
    expect(await names({ size: 2, page: 2 })).toEqual(['operator', 'viewer']);
    expect(await names({ sort: { field: 'name', direction: 'desc' }, size: 1 })).toEqual(['viewer']);
    expect(await names({ filter: { search: 'daily WORK' } })).toEqual(['operator']);
    const rule = { action: 'read', subject: 'card' };
    for (const [sort, privilegeName, moduleName] of [
      [2, 'B', 'One'],
      [1, 'C', 'Two'],
      [3, 'A', 'One'],
    ] as const)
      await client.permissions.create({ privilegeName, moduleName, sort, rule });
    const privileges = async (query: object) =>
      (await client.permissions.page({ ...PAGE, ...query })).items.map(({ privilegeName }) => privilegeName);
    expect(await privileges({})).toEqual(['C', 'B', 'A']);
    expect(await privileges({ sort: { field: 'privilegeName', direction: 'asc' } })).toEqual(['A', 'B', 'C']);
    expect(await privileges({ filter: { moduleName: 'One' } })).toEqual(['B', 'A']);
    const text = await (await client.permissions.export({ columns: columnsOf('privilegeName', 'sort') })).blob.text();
    expect(text.split('\r\n').slice(1, -1)).toEqual(['C,1', 'B,2', 'A,3']);
  });

  it('belongs to its partner and to who may', async () => {
    const [role] = await client.roles.list();
    const stranger = await (await newPartner(testGateway)).as('administrator');
    expect((await refusalOf(stranger.roles.get(role?.id ?? ''))).kind).toBe('not-found');
    expect((await refusalOf(stranger.roles.update(role?.id ?? '', {}))).kind).toBe('not-found');
    for (const name of ['operator', 'finance', 'viewer'] as const) {
      const own = await partner.as(name);
      expect((await refusalOf(own.roles.page(PAGE))).kind).toBe('forbidden');
      expect((await refusalOf(own.permissions.page(PAGE))).kind).toBe('forbidden');
    }
  });
});
