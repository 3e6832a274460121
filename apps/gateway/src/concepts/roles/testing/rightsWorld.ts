import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { AbilityRule, GatewayClient } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import { createId, SERVICE_SCOPE } from '../../../platform/database';
import type { TestGateway } from '../../../testing/databases';
import { newKey } from '../../../testing/newKey';
import { clientOf, newPartner, type TestPartner } from '../../../testing/newPartner';
import { roleTable } from '../../session/table';
import { permissionTable, rolePermissionTable } from '../table';

/** Rule that allows everything. */
export const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };
/** Rule of whoever keeps users and their rights. */
export const KEEPS: AbilityRule = { action: 'manage', subject: ['user', 'role', 'permission'] };
/** Rule about orders alone. */
export const ORDERS: AbilityRule = { action: 'manage', subject: 'payment-order' };

const NO_REVEAL: AbilityRule = { action: 'reveal', subject: 'card', inverted: true };
const ROLES = ['administrator', 'finance', 'operator', 'viewer'] as const;

/** What a user may do now, by CASL alone. */
export interface Rights {
  readonly enabled: boolean;
  readonly ability: MongoAbility;
}

/** Ids of what commands may be about. */
export interface There {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly users: readonly string[];
  readonly approvals: readonly string[];
}

/** A partner whose people command, at one gateway or at several. */
export interface World {
  readonly callerIds: readonly string[];
  /** By gateway, then by caller. */
  readonly clients: readonly (readonly GatewayClient[])[];
  /** Pages that each caller has opened. */
  readonly pages: readonly GatewayClient[][];
  readonly keys: readonly GatewayClient[];
  readonly pageOf: (token: string) => GatewayClient;
  /** Network of each card: what conditions are about. */
  readonly schemes: ReadonlyMap<string, string>;
  rights(): Promise<Map<string, Rights>>;
  there(): Promise<There>;
  /** Who asked for what an approval lets happen. */
  makerOf(approvalId: string | undefined): Promise<string | undefined>;
}

/** Opens a partner's world: one user may everything, one all but what a second role forbids, one keeps users, one reads. */
export async function openWorld(gateways: readonly [TestGateway, ...TestGateway[]]): Promise<World> {
  const [first] = gateways;
  const { db } = first;
  const partner = await newPartner(first);
  const { partnerId } = partner;
  await giveRights(first, partner);
  const [visa = '', unionpay = ''] = await partner.addCards([{ scheme: 'visa' }, { scheme: 'unionpay' }]);
  const tokens = await Promise.all(ROLES.map((role) => partner.tokenOf(role)));
  const servers = await Promise.all(ROLES.map((role) => newKey(first, partner, role)));
  const idsOf = async (table: 'role' | 'permission' | 'app_user' | 'approval', order: string, where = sql`true`) => {
    const found =
      await db.single(sql`SELECT id FROM ${sql.identifier(table)} WHERE partner_id = ${partnerId} AND ${where}
      ORDER BY ${sql.raw(order)}`);
    return found.map(({ id }) => String(id));
  };
  const users = () => idsOf('app_user', 'username');
  return {
    callerIds: await users(),
    clients: gateways.map((gateway) => tokens.map((token) => clientOf(gateway, token))),
    pages: ROLES.map(() => []),
    keys: servers.map(({ key }) => clientOf(first, key)),
    pageOf: (token) => clientOf(first, token),
    schemes: new Map([
      [visa, 'visa'],
      [unionpay, 'unionpay'],
    ]),
    rights: () => rightsIn(first, partnerId),
    there: async () => ({
      roles: await idsOf('role', 'created_at, id'),
      permissions: await idsOf('permission', 'created_at, id'),
      users: await users(),
      approvals: await idsOf('approval', 'created_at, id', sql`ended_at IS NULL`),
    }),
    makerOf: async (id) => {
      const [row] = id === undefined ? [] : await db.single(sql`SELECT maker_id FROM approval WHERE id = ${id}`);
      return row && String(row.maker_id);
    },
  };
}

async function giveRights({ db }: TestGateway, { partnerId }: TestPartner): Promise<void> {
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
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    for (const [name, rules] of Object.entries(own))
      await tx
        .update(roleTable)
        .set({ rules })
        .where(and(eq(roleTable.partnerId, partnerId), eq(roleTable.name, name)));
    await tx.insert(roleTable).values(extra);
    await tx.insert(permissionTable).values(permissions);
    const of = { roleId: extra.id, partnerId };
    await tx.insert(rolePermissionTable).values(permissions.slice(0, 2).map(({ id }) => ({ ...of, permissionId: id })));
    await tx.execute(sql`INSERT INTO user_role (user_id, role_id, partner_id) SELECT id, ${extra.id}, partner_id
      FROM app_user WHERE partner_id = ${partnerId} AND name = 'The finance'`);
  });
}

async function rightsIn({ db }: TestGateway, partnerId: string): Promise<Map<string, Rights>> {
  const rows = await db.single(sql`
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
}
