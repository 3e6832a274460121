import type { ApprovalEvent, ApprovalKind, ApprovalStatus, CaughtBy, CurrencyCode, ReasonParams } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

type Fields = Record<string, unknown>;

/** Requests for approval: a write as it was asked for, and what it would have left; the keys are kept by the database. */
export const approvalTable = pgTable('approval', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  kind: text('kind').$type<ApprovalKind>().notNull(),
  subject: text('subject').notNull(),
  verb: text('verb').notNull(),
  method: text('method'),
  action: text('action').notNull(),
  body: jsonb('body').$type<Fields>().notNull(),
  subjectId: uuid('subject_id'),
  summary: text('summary').notNull(),
  currency: text('currency').$type<CurrencyCode>(),
  amount: minorUnits('amount'),
  before: jsonb('before').$type<Fields>(),
  after: jsonb('after').$type<Fields>(),
  /** Fingerprint of what must still be so when it is done. */
  terms: text('terms').notNull(),
  policies: jsonb('policies').$type<CaughtBy[]>().notNull(),
  status: text('status').$type<ApprovalStatus>().notNull(),
  approvals: smallint('approvals').notNull(),
  approvers: smallint('approvers').notNull(),
  makerId: uuid('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  /** The merchants that its maker's page was limited to; null: all. */
  makerMerchants: uuid('maker_merchants').array(),
  ownerId: uuid('owner_id'),
  requestId: text('request_id').notNull(),
  holdId: uuid('hold_id'),
  heldCurrency: text('held_currency').$type<CurrencyCode>(),
  heldAmount: minorUnits('held_amount'),
  problem: jsonb('problem').$type<{ reason: string; params?: ReasonParams }>(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A request as it is stored. */
export type StoredApproval = typeof approvalTable.$inferSelect;

/** What happened to a request, append-only; an approval is one row per person. */
export const approvalEventTable = pgTable('approval_event', {
  id: uuid('id').primaryKey(),
  approvalId: uuid('approval_id').notNull(),
  partnerId: uuid('partner_id').notNull(),
  at: instant('at').notNull(),
  event: text('event').$type<ApprovalEvent>().notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name'),
  note: text('note'),
});
