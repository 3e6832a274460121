import type { AbilityRule } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Roles with the keys that they are found by, kept by the database. */
export const roleListTable = pgTable('role', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  rules: jsonb('rules').$type<AbilityRule[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** Permissions: named rules that roles are put together from. */
export const permissionTable = pgTable('permission', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  privilegeName: text('privilege_name').notNull(),
  moduleName: text('module_name').notNull(),
  sort: integer('sort').notNull(),
  rule: jsonb('rule').$type<AbilityRule>().notNull(),
  createdAt: instant('created_at').notNull(),
  privilegeKey: text('privilege_key').generatedAlwaysAs(sql``).notNull(),
  moduleKey: text('module_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** Which role holds which permissions. */
export const rolePermissionTable = pgTable(
  'role_permission',
  {
    roleId: uuid('role_id').notNull(),
    permissionId: uuid('permission_id').notNull(),
    partnerId: uuid('partner_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permissionId] })],
);

/** A permission as it is stored. */
export type StoredPermission = typeof permissionTable.$inferSelect;

/** A role as it is stored. */
export type StoredRole = typeof roleListTable.$inferSelect;
