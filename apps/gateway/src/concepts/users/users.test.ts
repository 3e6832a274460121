import type { GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { acceptLink, mailedLink } from '../../testing/passwordLink';
import { refusalOf } from '../../testing/refusalOf';

const PAGE = { page: 1, size: 10 };
const PASSWORD = 'Second-2026';

describe.each(DATABASES)('users on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let roleId: (name: string) => string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    client = await partner.as('administrator');
    const roles = await client.roles.list();
    roleId = (name) => roles.find((role) => role.name === name)?.id ?? '';
  });

  const newcomer = (change: object = {}) => ({
    username: `nora-${partner.partnerId}@test.example`,
    name: 'Nora Newcomer',
    email: `nora-${partner.partnerId}@test.example`,
    roleIds: [roleId('viewer')],
    ...change,
  });
  const signIn = async (username: string, password = PASSWORD) =>
    clientOf(testGateway).session.login({ username, password });

  /** Accepts an invitation and gives a client of the session that follows. */
  const settledIn = async (username: string) => {
    await acceptLink(testGateway, username, PASSWORD);
    return clientOf(testGateway, (await signIn(username)).accessToken);
  };

  // @spec 3.entity.user
  it('adds a user who is invited, and is found by name and username', async () => {
    const made = await client.users.create(newcomer());
    expect(made).toMatchObject({ name: 'Nora Newcomer', status: 1, invitation: 'open', roles: [{ name: 'viewer' }] });
    await settledIn(made.username);
    expect(await client.users.getBy({ username: made.username.toUpperCase() })).toMatchObject({
      id: made.id,
      invitation: 'accepted',
      linkExpiresAt: null,
      mustChangePassword: false,
    });
  });

  it('refuses what is taken by anybody, and what breaks a rule', async () => {
    await client.users.create(newcomer());
    const other = await newPartner(testGateway);
    const elsewhere = await other.as('administrator');
    const taken = await refusalOf(elsewhere.users.create({ ...newcomer(), roleIds: [] }));
    expect(taken).toMatchObject({ kind: 'conflict', fields: [{ path: 'username' }] });
    const email = await refusalOf(client.users.create(newcomer({ username: 'somebody-else' })));
    expect(email.fields[0]?.path).toBe('email');
    for (const [change, path] of [
      [{ linkMinutes: 29 }, 'linkMinutes'],
      [{ linkMinutes: 10_081 }, 'linkMinutes'],
      [{ email: 'nobody' }, 'email'],
      [{ username: 'a b' }, 'username'],
      [{ name: ' ' }, 'name'],
      [{ roleIds: ['none'] }, 'roleIds.0'],
    ] as const) {
      const fresh = {
        username: `x-${path}-${partner.partnerId}`,
        email: `x-${path}-${partner.partnerId}@test.example`,
      };
      expect((await refusalOf(client.users.create(newcomer({ ...fresh, ...change })))).fields[0]?.path).toBe(path);
    }
    const [role] = await elsewhere.roles.list();
    const foreign = await refusalOf(
      client.users.create(newcomer({ username: 'free-one', email: 'free@test.example', roleIds: [role?.id] })),
    );
    expect(foreign.fields[0]?.path).toBe('roleIds.0');
  });

  it('keeps a user out from the moment it is disabled, and lets it in again', async () => {
    const { id, username } = await client.users.create(newcomer());
    const own = await settledIn(username);
    await own.cards.page(PAGE);
    expect((await client.users.callById(id, 'disable', {})).status).toBe(2);
    expect((await refusalOf(own.cards.page(PAGE))).kind).toBe('unauthorized');
    expect((await refusalOf(signIn(username))).kind).toBe('unauthorized');
    await client.users.callById(id, 'enable', {});
    expect((await signIn(username)).user.id).toBe(id);
    expect((await refusalOf(client.users.callById(id, 'enable', {}))).kind).toBe('conflict');
  });

  // @spec 6.users
  it('sets a password anew, which ends the sessions, and deletes a user with them', async () => {
    const { id, username } = await client.users.create(newcomer());
    const own = await settledIn(username);
    await client.users.callById(id, 'resetPassword', {});
    expect((await refusalOf(own.cards.page(PAGE))).kind).toBe('unauthorized');
    expect((await refusalOf(signIn(username))).kind).toBe('unauthorized');
    await acceptLink(testGateway, username, 'Third-2026');
    const again = clientOf(testGateway, (await signIn(username, 'Third-2026')).accessToken);
    await client.users.delete(id);
    expect((await refusalOf(again.cards.page(PAGE))).kind).toBe('unauthorized');
    const log = await testGateway.db.single(
      sql`SELECT action, before, after FROM log WHERE subject_id = ${id} AND subject = 'user' ORDER BY at, id`,
    );
    expect(log.map(({ action }) => action)).toEqual(['create', 'resetPassword', 'delete']);
    expect(log[0]).toMatchObject({ after: { username, roles: ['viewer'] } });
    for (const secret of [PASSWORD, 'Third-2026', 'argon2', mailedLink(testGateway, username)])
      expect(JSON.stringify(log)).not.toContain(secret);
  });

  // @spec 6.users
  it('binds roles, which hold at once', async () => {
    const { id, username } = await client.users.create(newcomer());
    const own = await settledIn(username);
    expect((await refusalOf(own.cards.export({}))).kind).toBe('forbidden');
    const bound = await client.users.callById(id, 'bindRoles', { roleIds: [roleId('finance'), roleId('operator')] });
    expect(bound.roles.map(({ name }) => name)).toEqual(['finance', 'operator']);
    await own.cards.export({});
    expect((await client.roles.get(roleId('finance'))).userCount).toBe(2);
  });

  it('lets nobody lock themselves out or climb by themselves', async () => {
    const { items } = await client.users.page({ ...PAGE, filter: { search: 'The administrator' } });
    const id = items[0]?.id ?? '';
    for (const call of [
      () => client.users.delete(id),
      () => client.users.callById(id, 'disable', {}),
      () => client.users.callById(id, 'bindRoles', { roleIds: [] }),
      () => client.roles.update(roleId('administrator'), { rules: [] }),
    ])
      expect((await refusalOf(call())).kind).toBe('conflict');
    const clerk = { action: 'manage', subject: ['user', 'role', 'permission'] };
    const role = await client.roles.create({ name: 'clerk', description: '', rules: [clerk], permissionIds: [] });
    const { username } = await client.users.create(newcomer({ roleIds: [role.id] }));
    const own = await settledIn(username);
    const beyond = { action: 'block', subject: 'card' };
    const climbs = [
      () => own.roles.create({ name: 'more', description: '', rules: [beyond], permissionIds: [] }),
      () =>
        own.roles.create({
          name: 'all',
          description: '',
          rules: [{ action: 'manage', subject: 'all' }],
          permissionIds: [],
        }),
      () => own.permissions.create({ privilegeName: 'x', moduleName: 'x', sort: 1, rule: beyond }),
      () => own.users.create(newcomer({ username: 'climber', email: 'c@test.example', roleIds: [roleId('operator')] })),
    ];
    for (const climb of climbs) expect((await refusalOf(climb())).kind).toBe('forbidden');
    expect((await own.roles.create({ name: 'equal', description: '', rules: [clerk], permissionIds: [] })).name).toBe(
      'equal',
    );
  });

  it('ends sessions, and knows when somebody was last here', async () => {
    const { id, username, lastSeenAt } = await client.users.create(newcomer());
    expect(lastSeenAt).toBeNull();
    const own = await settledIn(username);
    expect((await client.users.get(id)).lastSeenAt).toMatch(/Z$/);
    await client.users.callById(id, 'endSessions', {});
    expect((await refusalOf(own.cards.page(PAGE))).kind).toBe('unauthorized');
    expect((await client.users.get(id)).lastSeenAt).toMatch(/Z$/);
  });

  it('offers what is allowed, and lets nobody touch who may do more', async () => {
    const self = (await client.users.page({ ...PAGE, filter: { search: 'The administrator' } })).items[0];
    expect(self?.allowedActions).toEqual(['update']);
    const clerk = { action: 'manage', subject: 'user' };
    const role = await client.roles.create({ name: 'clerk', description: '', rules: [clerk], permissionIds: [] });
    const { username } = await client.users.create(newcomer({ roleIds: [role.id] }));
    const own = await settledIn(username);
    const seen = await own.users.get(self?.id ?? '');
    expect(seen.allowedActions).toEqual([]);
    const plain = newcomer({ username: 'plain-one', email: `plain-${partner.partnerId}@test.example`, roleIds: [] });
    expect((await own.users.create(plain)).allowedActions).toContain('resetPassword');
    for (const call of [
      () => own.users.callById(seen.id, 'resetPassword', {}),
      () => own.users.callById(seen.id, 'disable', {}),
      () => own.users.update(seen.id, { email: 'mine@test.example' }),
      () => own.users.delete(seen.id),
    ])
      expect((await refusalOf(call())).kind).toBe('forbidden');
  });

  it('keeps one administrator where two would take each other away at once', async () => {
    const first = (await client.users.page({ ...PAGE, filter: { search: 'The administrator' } })).items[0]?.id ?? '';
    const { id, username } = await client.users.create(newcomer({ roleIds: [roleId('administrator')] }));
    const own = await settledIn(username);
    const results = await Promise.allSettled([
      client.users.callById(id, 'disable', {}),
      own.users.callById(first, 'disable', {}),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('filters, sorts, pages, exports and belongs to its partner and to who may', async () => {
    const page = (query: object) => client.users.page({ ...PAGE, ...query });
    expect((await page({ sort: { field: 'name', direction: 'asc' } })).items.map(({ name }) => name)).toEqual([
      'The administrator',
      'The finance',
      'The operator',
      'The viewer',
    ]);
    expect((await page({ size: 3, page: 2 })).items).toHaveLength(1);
    expect((await page({ filter: { roleId: roleId('finance') } })).items.map(({ name }) => name)).toEqual([
      'The finance',
    ]);
    expect((await page({ filter: { status: [2] } })).total).toBe(0);
    expect((await page({ filter: { search: 'THE VIEW' } })).total).toBe(1);
    const file = await (
      await client.users.export({ columns: columnsOf('name', 'roles'), filter: { search: 'viewer' } })
    ).blob.text();
    expect(file.split('\r\n')[1]).toBe('The viewer,viewer');
    expect((await refusalOf(client.users.export({ columns: columnsOf('passwordHash') }))).fields[0]?.path).toBe(
      'columns.0.field',
    );
    const [first] = (await page({})).items;
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const calls = [
      stranger.users.get(first?.id ?? ''),
      stranger.users.delete(first?.id ?? ''),
      stranger.users.update(first?.id ?? '', {}),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    for (const role of ['operator', 'finance', 'viewer'] as const)
      expect((await refusalOf((await partner.as(role)).users.page(PAGE))).kind).toBe('forbidden');
  });
});
