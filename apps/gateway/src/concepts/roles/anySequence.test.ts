import { createMongoAbility, type MongoAbility, subject as typed } from '@casl/ability';
import { type AbilityRule, type GatewayClient, GatewayError } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId, SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { roleTable } from '../session/table';
import { permissionTable, rolePermissionTable } from './table';

const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };
const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const KEEPS: AbilityRule = { action: 'manage', subject: ['user', 'role', 'permission'] };
const NO_REVEAL: AbilityRule = { action: 'reveal', subject: 'card', inverted: true };
const ORDERS: AbilityRule = { action: 'manage', subject: 'payment-order' };
const RULES: readonly AbilityRule[] = [
  EVERYTHING,
  KEEPS,
  ORDERS,
  { action: ['read', 'block'], subject: 'card' },
  { action: 'read', subject: 'card', conditions: { scheme: { $in: ['visa', 'mastercard'] } } },
  { action: 'read', subject: 'card', fields: ['status'] },
];
const ROLE_WRITES = ['addRole', 'setRules', 'setPermissions', 'rename', 'dropRole'] as const;
const PERMISSION_WRITES = ['addPermission', 'setRule', 'move', 'dropPermission'] as const;
const USER_WRITES = ['bind', 'bind', 'bind', 'disable', 'enable', 'dropUser'] as const;

const rule = fc
  .tuple(fc.constantFrom(...RULES), fc.integer({ min: 0, max: 2 }))
  .map(([of, draw]): AbilityRule => (draw === 0 ? { ...of, inverted: true } : of));
const rules = fc.array(rule, { maxLength: 3 });
const some = fc.array(fc.nat(7), { maxLength: 3 });
const one = fc.nat(7);
const sort = fc.nat(4);

/** A write by somebody to something, both by their place among what there is then. */
const write = fc.record({
  caller: fc.nat(3),
  on: one,
  some,
  rule,
  rules,
  sort,
  name: fc.constantFrom('a', 'm', 'z'),
  kind: fc.constantFrom(...ROLE_WRITES, ...PERMISSION_WRITES, ...USER_WRITES),
});
type Write = typeof write extends fc.Arbitrary<infer W> ? W : never;

/** One write of each kind by the administrator: to a role and a permission that it adds, and to the last user. */
const LET_THROUGH = (
  [
    ...(['addRole', 'setRules', 'setPermissions', 'rename'] as const).map((kind) => ({ kind, on: 5 })),
    ...(['addPermission', 'setRule', 'move'] as const).map((kind) => ({ kind, on: 3 })),
    ...(['bind', 'disable', 'enable', 'dropUser', 'dropPermission'] as const).map((kind) => ({ kind, on: 3 })),
    { kind: 'dropRole', on: 5 },
  ] as const
).map((todo): Write => ({ caller: 0, some: [1], rule: ORDERS, rules: [ORDERS], sort: 1, name: 'a', ...todo }));

interface Rights {
  readonly enabled: boolean;
  readonly ability: MongoAbility;
}

const ASKS = ['read', 'block', 'reveal', 'delete'].flatMap((action) =>
  ['card', 'user', 'permission', 'payment-order', 'shop'].flatMap((subject) =>
    [undefined, 'status', 'last4'].flatMap((field) =>
      [undefined, 'visa', 'mastercard', 'amex'].map((scheme) => ({ action, subject, field, scheme })),
    ),
  ),
);

/** What of everything that may be asked an ability allows, by CASL alone. */
function allowedBy(ability: MongoAbility | undefined): Set<number> {
  const allowed = ASKS.flatMap(({ action, subject, field, scheme }, index) =>
    ability?.can(action, scheme ? typed(subject, { scheme }) : subject, field) ? [index] : [],
  );
  return new Set(allowed);
}

/** What a write gave to somebody or took from somebody. */
function movedBetween(before: Rights | undefined, after: Rights): number[] {
  const [was, now] = [allowedBy(before?.ability), allowedBy(after.ability)];
  return [...[...was].filter((ask) => !now.has(ask)), ...[...now].filter((ask) => !was.has(ask))];
}

/** Does a write; false where it was refused. */
async function isDone(client: GatewayClient, there: Record<'roles' | 'permissions' | 'users', string[]>, todo: Write) {
  const at = (ids: readonly string[], index: number) => ids[index % Math.max(ids.length, 1)] ?? NOWHERE;
  const several = (ids: readonly string[]) => (ids.length > 0 ? [...new Set(todo.some.map((n) => at(ids, n)))] : []);
  const [role, permission, user] = [at(there.roles, todo.on), at(there.permissions, todo.on), at(there.users, todo.on)];
  const name = `${todo.name}${todo.on}`;
  const permissionIds = several(there.permissions);
  const named = { privilegeName: name, moduleName: 'Test', sort: todo.sort, rule: todo.rule };
  const writes: Record<Write['kind'], () => Promise<unknown>> = {
    addRole: () => client.roles.create({ name, description: '', rules: todo.rules, permissionIds }),
    setRules: () => client.roles.update(role, { rules: todo.rules }),
    setPermissions: () => client.roles.update(role, { permissionIds }),
    rename: () => client.roles.update(role, { name: `${todo.name}${todo.sort}` }),
    dropRole: () => client.roles.delete(role),
    addPermission: () => client.permissions.create(named),
    setRule: () => client.permissions.update(permission, { rule: todo.rule }),
    move: () => client.permissions.update(permission, { sort: todo.sort }),
    dropPermission: () => client.permissions.delete(permission),
    bind: () => client.users.callById(user, 'bindRoles', { roleIds: several(there.roles) }),
    disable: () => client.users.callById(user, 'disable', {}),
    enable: () => client.users.callById(user, 'enable', {}),
    dropUser: () => client.users.delete(user),
  };
  try {
    await writes[todo.kind]();
    return true;
  } catch (reason) {
    if (!(reason instanceof GatewayError) || reason.kind === 'server') throw reason;
    return false;
  }
}

describe.each(DATABASES)('any writes of users, roles and permissions on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });

  const rightsIn = async (partnerId: string): Promise<Map<string, Rights>> => {
    const rows = await testGateway.db.single(sql`
      SELECT u.id, u.enabled, (SELECT jsonb_agg(r.rules || coalesce((SELECT jsonb_agg(p.rule ORDER BY p.sort, p.id)
        FROM role_permission rp JOIN permission p ON p.id = rp.permission_id WHERE rp.role_id = r.id), '[]') ORDER BY r.name)
        FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS rules
      FROM app_user u WHERE u.partner_id = ${partnerId} ORDER BY u.username`);
    return new Map(
      rows.map(({ id, enabled, rules: own }) => {
        const ability = createMongoAbility(Array.isArray(own) ? own.flat() : []);
        return [String(id), { enabled: enabled === true, ability }];
      }),
    );
  };
  const idsOf = async (table: 'role' | 'permission', partnerId: string) => {
    const found = await testGateway.db.single(
      sql`SELECT id FROM ${sql.identifier(table)} WHERE partner_id = ${partnerId} ORDER BY created_at, id`,
    );
    return found.map(({ id }) => String(id));
  };

  /** Clients of the partner's users, by user name: one may everything, one all but what a second role forbids, one keeps users, one reads. */
  const callersOf = async ({ partnerId, as }: TestPartner): Promise<GatewayClient[]> => {
    const own: Record<string, AbilityRule[]> = {
      finance: [EVERYTHING],
      operator: [KEEPS, { action: ['read', 'block'], subject: 'card' }],
      viewer: [{ action: 'read', subject: 'card', conditions: { scheme: 'visa' } }],
    };
    const held: AbilityRule[] = [NO_REVEAL, { ...ORDERS, inverted: true }, { action: 'manage', subject: 'card' }];
    const createdAt = new Date();
    const extra = { id: createId(), partnerId, name: 'z', rules: [KEEPS], createdAt };
    const permissions = held.map((one, sort) => ({
      ...{ id: createId(), partnerId, createdAt, sort, rule: one },
      ...{ privilegeName: `p${sort}`, moduleName: 'Test' },
    }));
    await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
      for (const [name, its] of Object.entries(own))
        await tx
          .update(roleTable)
          .set({ rules: its })
          .where(and(eq(roleTable.partnerId, partnerId), eq(roleTable.name, name)));
      await tx.insert(roleTable).values(extra);
      await tx.insert(permissionTable).values(permissions);
      const of = { roleId: extra.id, partnerId };
      await tx
        .insert(rolePermissionTable)
        .values(permissions.slice(0, 2).map(({ id }) => ({ ...of, permissionId: id })));
      await tx.execute(sql`INSERT INTO user_role (user_id, role_id, partner_id) SELECT id, ${extra.id}, partner_id
        FROM app_user WHERE partner_id = ${partnerId} AND name = 'The finance'`);
    });
    return Promise.all((['administrator', 'finance', 'operator', 'viewer'] as const).map((role) => as(role)));
  };

  /** Tries writes one after the other, looks at what each let through has moved, and gives their number. */
  const tryAll = async (todos: readonly Write[]): Promise<number> => {
    const partner = await newPartner(testGateway);
    const { partnerId } = partner;
    const callers = await callersOf(partner);
    let before = await rightsIn(partnerId);
    const ids = [...before.keys()];
    let done = 0;
    for (const todo of todos) {
      const [roles, permissions] = [await idsOf('role', partnerId), await idsOf('permission', partnerId)];
      const client = callers[todo.caller];
      if (!client || !(await isDone(client, { roles, permissions, users: ids }, todo))) continue;
      done += 1;
      const own = allowedBy(before.get(ids[todo.caller] ?? '')?.ability);
      const after = await rightsIn(partnerId);
      const moved = [...after].flatMap(([id, rights]) => movedBetween(before.get(id), rights));
      expect(moved.filter((ask) => !own.has(ask)).map((ask) => ASKS[ask])).toEqual([]);
      const isAdministrator = ({ enabled, ability }: Rights) => enabled && allowedBy(ability).size === ASKS.length;
      expect([...after.values()].some(isAdministrator)).toBe(true);
      before = after;
    }
    return done;
  };

  // Writes that are never let through would show nothing.
  it('are let through where an administrator does each of them', async () => {
    expect(await tryAll(LET_THROUGH)).toBe(LET_THROUGH.length);
  });

  it('move nothing but rights of who writes, and leave an administrator', async () => {
    const writes = fc.array(write, { minLength: 12, maxLength: 18 });
    const tries = fc.asyncProperty(writes, async (todos) => void (await tryAll(todos)));
    await fc.assert(tries, { numRuns: 30 });
  });
});
