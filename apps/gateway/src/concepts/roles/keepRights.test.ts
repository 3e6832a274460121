import type { AbilityRule, GatewayClient } from '@corridor/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };
const NO_ORDERS: AbilityRule = { action: 'manage', subject: 'payment-order', inverted: true };
const NO_REVEAL: AbilityRule = { action: 'reveal', subject: 'card', inverted: true };
const EDITS: AbilityRule = { action: 'manage', subject: ['user', 'role', 'permission'] };
const CARDS: AbilityRule = { action: 'read', subject: 'card' };
const BEYOND = { status: 403, code: '40303', reason: 'refusals.beyondOwn' };

describe.each(DATABASES)('nobody acts beyond their own rights on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let admin: GatewayClient;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    admin = await partner.as('administrator');
  });

  const addRole = async (name: string, rules: AbilityRule[], permissionIds: string[] = []) =>
    (await admin.roles.create({ name, description: '', rules, permissionIds })).id;
  const addPermission = async (rule: AbilityRule, sort = 1) =>
    (await admin.permissions.create({ privilegeName: `p${sort}`, moduleName: 'Test', sort, rule })).id;
  const about = (name: string, roleIds: string[]) => {
    const email = `${name}-${partner.partnerId}@test.example`;
    return { username: email, email, name, roleIds };
  };
  const idOf = async (role: string) =>
    (await admin.users.page({ page: 1, size: 1, filter: { search: `The ${role}` } })).items[0]?.id ?? '';
  /** The viewer with other roles, and its client. */
  const editor = async (...roleIds: string[]) => {
    await admin.users.callById(await idOf('viewer'), 'bindRoles', { roleIds });
    return partner.as('viewer');
  };
  const mayOf = async (role: 'operator' | 'viewer') =>
    (await clientOf(testGateway).session.login({ username: partner.usernameOf(role), password: TEST_PASSWORD })).user
      .abilities;

  it.each<[string, AbilityRule[]]>([
    ['few rights', [EDITS]],
    ['all rights but some', [EVERYTHING, NO_REVEAL]],
  ])('with %s on a user with more', async (_rights, rules) => {
    const client = await editor(await addRole('editor', rules));
    const id = await idOf('administrator');
    const colleague = await admin.users.create(about('disabled', [await addRole('all', [EVERYTHING])]));
    await admin.users.callById(colleague.id, 'disable', {});
    for (const call of [
      () => client.users.callById(id, 'resetPassword', {}),
      () => client.users.callById(id, 'endSessions', {}),
      () => client.users.callById(id, 'disable', {}),
      () => client.users.callById(id, 'bindRoles', { roleIds: [] }),
      () => client.users.callById(colleague.id, 'enable', {}),
      () => client.users.update(id, { email: 'mine@test.example' }),
      () => client.users.delete(id),
    ])
      expect(await refusalOf(call())).toMatchObject(BEYOND);
    expect((await client.users.get(id)).allowedActions).toEqual([]);
  });

  it('nor gives them by a role, a permission or a user, whatever is excluded', async () => {
    const own = [EVERYTHING, NO_ORDERS, NO_REVEAL];
    const client = await editor(await addRole('editor', own));
    const all = await addRole('all', [EVERYTHING]);
    const permission = { privilegeName: 'All', moduleName: 'Test', sort: 1, rule: EVERYTHING };
    const role = { name: 'more', description: '', permissionIds: [] };
    for (const call of [
      () => client.roles.create({ ...role, rules: [EVERYTHING] }),
      () => client.roles.create({ ...role, rules: [EVERYTHING, NO_ORDERS] }),
      () => client.roles.create({ ...role, rules: [...own, { action: 'reveal', subject: 'card' }] }),
      () => client.permissions.create(permission),
      () => client.users.create(about('more', [all])),
      () => client.roles.update(all, { description: 'mine' }),
      () => client.roles.delete(all),
    ])
      expect(await refusalOf(call())).toMatchObject(BEYOND);
    const equal = await client.roles.create({ ...role, name: 'equal', rules: own });
    expect(equal.allowedActions).toEqual(['update', 'delete']);
    expect((await client.users.create(about('equal', [equal.id]))).roles).toMatchObject([{ name: 'equal' }]);
  });

  it('nor loosens what a permission forbids them', async () => {
    const forbids = await addPermission(NO_REVEAL);
    const client = await editor(await addRole('editor', [EVERYTHING], [forbids]));
    for (const call of [
      () => client.permissions.delete(forbids),
      () => client.permissions.update(forbids, { rule: { ...NO_REVEAL, subject: 'shop', action: 'update' } }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 409, reason: 'refusals.ownRole' });
    expect(await mayOf('viewer')).toContainEqual(NO_REVEAL);
    expect((await client.permissions.update(forbids, { privilegeName: 'Named anew' })).privilegeName).toBe(
      'Named anew',
    );
  });

  it('nor moves it before what it forbids, by its place or by the name of its role', async () => {
    const [allows, forbids] = [await addPermission(EVERYTHING, 1), await addPermission(NO_REVEAL, 2)];
    const first = await addRole('a', [], [allows]);
    const second = await addRole('b', [EDITS], [forbids]);
    const client = await editor(first, second);
    expect(await refusalOf(client.roles.update(second, { name: '0' }))).toMatchObject(BEYOND);
    await admin.roles.update(second, { permissionIds: [] });
    await admin.roles.update(first, { permissionIds: [allows, forbids] });
    expect(await refusalOf(client.permissions.update(forbids, { sort: 0 }))).toMatchObject(BEYOND);
    expect((await client.permissions.update(forbids, { sort: 3 })).sort).toBe(3);
  });

  it('nor gives or takes by a role that somebody with more has beside others', async () => {
    const forbids = await addPermission(NO_REVEAL);
    const colleague = await addRole('z', [CARDS], [forbids]);
    await admin.users.callById(await idOf('operator'), 'bindRoles', {
      roleIds: [await addRole('a', [EVERYTHING]), colleague],
    });
    const client = await editor(await addRole('editor', [EDITS, CARDS]));
    for (const call of [
      () => client.permissions.delete(forbids),
      () => client.roles.update(colleague, { permissionIds: [] }),
      () => client.roles.update(colleague, { rules: [CARDS, { ...EVERYTHING, inverted: true }] }),
    ])
      expect(await refusalOf(call())).toMatchObject(BEYOND);
    expect((await client.roles.update(colleague, { rules: [CARDS, EDITS] })).rules).toHaveLength(2);
  });

  it('and the last administrator stays, by whatever it is one', async () => {
    const [forbids, allows] = [await addPermission(NO_REVEAL, 1), await addPermission(EVERYTHING, 2)];
    const client = await editor(await addRole('held', [], [forbids, allows]));
    const others = await admin.users.page({ page: 1, size: 100 });
    const viewer = await idOf('viewer');
    for (const { id } of others.items.filter((user) => user.id !== viewer)) await client.users.delete(id);
    const last = { status: 409, reason: 'refusals.lastAdministrator' };
    expect(await refusalOf(client.permissions.update(forbids, { sort: 3 }))).toMatchObject(last);
    expect((await client.permissions.update(forbids, { sort: 0 })).sort).toBe(0);
  });
});
