import type { ApprovalKind, CurrencyCode } from '@corridor/core';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** Approval policies. */
export const policyTable = pgTable('approval_policy', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  kind: text('kind').$type<ApprovalKind>().notNull(),
  currency: text('currency').$type<CurrencyCode>(),
  amount: minorUnits('amount'),
  approvers: smallint('approvers').notNull(),
  roleId: uuid('role_id'),
  hours: integer('hours').notNull(),
  windowHours: integer('window_hours').notNull(),
  version: integer('version').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A policy as it is stored. */
export type StoredPolicy = typeof policyTable.$inferSelect;

/** A policy with the present name of its role. */
export interface NamedPolicy {
  readonly policy: StoredPolicy;
  readonly roleName: string | null;
}
