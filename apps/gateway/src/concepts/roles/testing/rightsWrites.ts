import { type AbilityRule, type Card, type GatewayClient, GatewayError } from '@corridor/core';
import fc from 'fast-check';
import { createId } from '../../../platform/database';
import { EVERYTHING, KEEPS, ORDERS, type There, type World } from './rightsWorld';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
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
const ACCOUNT_WRITES = ['addUser', 'setEmail', 'resetPassword'] as const;
const PAGES = ['openPage', 'openByKey', 'look', 'look', 'look'] as const;
const APPROVALS = ['setPolicy', 'approve', 'approve', 'refuse'] as const;

const rule = fc
  .tuple(fc.constantFrom(...RULES), fc.integer({ min: 0, max: 2 }))
  .map(([of, draw]): AbilityRule => (draw === 0 ? { ...of, inverted: true } : of));

/** A command of somebody about something, both by their place among what there is then. */
export const command = fc.record({
  caller: fc.nat(3),
  on: fc.nat(7),
  some: fc.array(fc.nat(7), { maxLength: 3 }),
  rule,
  rules: fc.array(rule, { maxLength: 3 }),
  sort: fc.nat(4),
  name: fc.constantFrom('a', 'm', 'z'),
  kind: fc.constantFrom(
    ...ROLE_WRITES,
    ...PERMISSION_WRITES,
    ...USER_WRITES,
    ...ACCOUNT_WRITES,
    ...PAGES,
    ...APPROVALS,
  ),
});

/** One command. */
export type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** One command of each kind that is let through: to a role and a permission that the administrator adds, to the last user but those added, to its own pages. */
export const LET_THROUGH = (
  [
    ...(['addRole', 'setRules', 'setPermissions', 'rename'] as const).map((kind) => ({ kind, on: 5 })),
    ...(['addPermission', 'setRule', 'move'] as const).map((kind) => ({ kind, on: 3 })),
    { kind: 'addUser', on: 6 },
    ...(['setEmail', 'resetPassword'] as const).map((kind) => ({ kind, on: 4 })),
    ...(['look', 'openPage', 'openByKey'] as const).map((kind) => ({ kind, on: 0 })),
    { kind: 'look', on: 1 },
    { kind: 'look', on: 2 },
    ...(['bind', 'disable', 'enable', 'dropUser', 'dropPermission'] as const).map((kind) => ({ kind, on: 3 })),
    { kind: 'dropRole', on: 5 },
    { kind: 'setPolicy', on: 0 },
  ] as const
).map((todo): Command => ({ caller: 0, some: [1], rule: ORDERS, rules: [ORDERS], sort: 1, name: 'a', ...todo }));

/** How a command ended. */
export interface Outcome {
  readonly kind: 'done' | 'refused' | 'asked';
  /** Cards that it showed. */
  readonly seen: readonly Card[];
  /** Users whose account is now in the caller's hand. */
  readonly taken: readonly string[];
}

/** Does a command at a gateway of the world. */
export async function doCommand(world: World, at: number, there: There, todo: Command): Promise<Outcome> {
  const client = world.clients[at]?.[todo.caller];
  if (!client) throw new Error('nobody calls');
  try {
    return { kind: 'done', seen: [], taken: [], ...(await commandsOf(world, client, there, todo)[todo.kind]()) };
  } catch (reason) {
    if (!(reason instanceof GatewayError) || reason.kind === 'server') throw reason;
    return { kind: reason.kind === 'awaiting-approval' ? 'asked' : 'refused', seen: [], taken: [] };
  }
}

type Did = Promise<Partial<Outcome>>;

const placed = (ids: readonly string[], index: number) => ids[index % Math.max(ids.length, 1)] ?? NOWHERE;

function commandsOf(
  world: World,
  client: GatewayClient,
  there: There,
  todo: Command,
): Record<Command['kind'], () => Did> {
  return {
    ...roleCommands(client, there, todo),
    ...userCommands(client, there, todo),
    ...pageCommands(world, client, todo),
    ...approvalCommands(client, there, todo),
  };
}

const only = (write: () => Promise<unknown>) => () => write().then(() => ({}));
const several = (ids: readonly string[], { some }: Command) =>
  ids.length > 0 ? [...new Set(some.map((n) => placed(ids, n)))] : [];

function roleCommands(client: GatewayClient, there: There, todo: Command) {
  const [role, permission] = [placed(there.roles, todo.on), placed(there.permissions, todo.on)];
  const name = `${todo.name}${todo.on}`;
  const permissionIds = several(there.permissions, todo);
  const named = { privilegeName: name, moduleName: 'Test', sort: todo.sort, rule: todo.rule };
  return {
    addRole: only(() => client.roles.create({ name, description: '', rules: todo.rules, permissionIds })),
    setRules: only(() => client.roles.update(role, { rules: todo.rules })),
    setPermissions: only(() => client.roles.update(role, { permissionIds })),
    rename: only(() => client.roles.update(role, { name: `${todo.name}${todo.sort}` })),
    dropRole: only(() => client.roles.delete(role)),
    addPermission: only(() => client.permissions.create(named)),
    setRule: only(() => client.permissions.update(permission, { rule: todo.rule })),
    move: only(() => client.permissions.update(permission, { sort: todo.sort })),
    dropPermission: only(() => client.permissions.delete(permission)),
  };
}

function userCommands(client: GatewayClient, there: There, todo: Command) {
  const user = placed(there.users, todo.on);
  const roleIds = several(there.roles, todo);
  const email = `z-${createId()}@test.example`;
  const person = { username: email, email, name: 'Added', roleIds };
  const taken = { taken: [user] };
  return {
    bind: only(() => client.users.callById(user, 'bindRoles', { roleIds })),
    disable: only(() => client.users.callById(user, 'disable', {})),
    enable: only(() => client.users.callById(user, 'enable', {})),
    dropUser: only(() => client.users.delete(user)),
    addUser: only(() => client.users.create(person)),
    setEmail: () => client.users.update(user, { email }).then(() => taken),
    resetPassword: () => client.users.callById(user, 'resetPassword', {}).then(() => taken),
  };
}

function pageCommands({ pages, keys, pageOf }: World, client: GatewayClient, { caller, on }: Command) {
  const opened = async (by: GatewayClient) => {
    const { accessToken } = await by.embedSessions.create({ components: ['CardTable'] });
    pages[caller]?.push(pageOf(accessToken));
    return {};
  };
  return {
    openPage: () => opened(client),
    openByKey: () => opened(keys[caller] ?? client),
    look: async () => {
      const readers = [client, ...(pages[caller] ?? [])];
      return { seen: (await readers[on % readers.length]?.cards.list()) ?? [] };
    },
  };
}

function approvalCommands(client: GatewayClient, { approvals }: There, { on, sort }: Command) {
  const id = placed(approvals, on);
  const kind = sort % 2 === 0 ? 'people' : 'roles';
  return {
    setPolicy: only(() => client.approvalPolicies.create({ kind, approvers: 1, hours: 24 })),
    approve: only(() => client.approvals.callById(id, 'approve', {})),
    refuse: only(() => client.approvals.callById(id, 'refuse', { reason: 'Not now' })),
  };
}
