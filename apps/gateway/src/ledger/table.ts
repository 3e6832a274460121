import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../platform/database';
import type { AccountKind, HoldStatus, Operation } from './vocabulary';

/** Accounts with their balance, for reading; only the ledger's functions write. */
export const ledgerAccountTable = pgTable('ledger_account', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind').$type<AccountKind>().notNull(),
  currency: text('currency').notNull(),
  allowNegative: boolean('allow_negative').notNull(),
  balance: minorUnits('balance').notNull(),
  held: minorUnits('held').notNull(),
  lastSeq: minorUnits('last_seq').notNull(),
  lastBookedAt: instant('last_booked_at'),
  openedAt: instant('opened_at').notNull(),
});

/** Requests to the ledger, one row each; one without entries moved nothing. */
export const ledgerTransferTable = pgTable('ledger_transfer', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  principal: uuid('principal').notNull(),
  requestId: text('request_id').notNull(),
  operation: text('operation').$type<Operation>().notNull(),
  kind: text('kind').notNull(),
  meta: jsonb('meta').$type<Record<string, unknown>>().notNull(),
  holdId: uuid('hold_id'),
  reverses: uuid('reverses'),
  requestedAt: instant('requested_at').notNull(),
});

/** Entries in posting order per account. */
export const ledgerEntryTable = pgTable('ledger_entry', {
  accountId: uuid('account_id').notNull(),
  seq: minorUnits('seq').notNull(),
  transferId: uuid('transfer_id').notNull(),
  partnerId: uuid('partner_id').notNull(),
  currency: text('currency').notNull(),
  amount: minorUnits('amount').notNull(),
  balanceAfter: minorUnits('balance_after').notNull(),
  bookedAt: instant('booked_at').notNull(),
});

/** Holds as they are now. */
export const ledgerHoldTable = pgTable('ledger_hold', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').notNull(),
  currency: text('currency').notNull(),
  amount: minorUnits('amount').notNull(),
  captured: minorUnits('captured').notNull(),
  status: text('status').$type<HoldStatus>().notNull(),
  expiresAt: instant('expires_at'),
  placedAt: instant('placed_at').notNull(),
});
