import type { AbilityRule, PasswordLinkKind, UserPreferences } from '@corridor/core';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Partners: the tenants. */
export const partnerTable = pgTable('partner', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Users; user name and email are unique among all partners, in any case of letters. */
export const userTable = pgTable('app_user', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  preferences: jsonb('preferences').$type<Partial<UserPreferences>>().notNull().default({}),
  /** When it last proved to read its mail. */
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
});

/** Password hashes: requests may add one, and only sign-in reads them. */
export const credentialTable = pgTable('credential', {
  userId: uuid('user_id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  passwordHash: text('password_hash').notNull(),
  easy: boolean('easy').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Roles and their rules. */
export const roleTable = pgTable('role', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  rules: jsonb('rules').$type<AbilityRule[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Which user has which roles. */
export const userRoleTable = pgTable(
  'user_role',
  { userId: uuid('user_id').notNull(), roleId: uuid('role_id').notNull(), partnerId: uuid('partner_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** Open sessions, by the hash of their token. */
export const sessionTable = pgTable('session', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  address: text('address'),
  userAgent: text('user_agent'),
});

/** Changes of addresses of mail: whose, by whom, and digests of the codes that undo and confirm them. */
export const emailChangeTable = pgTable('email_change', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  userId: uuid('user_id').notNull(),
  oldEmail: text('old_email').notNull(),
  newEmail: text('new_email').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  undoHash: text('undo_hash').notNull(),
  undoUntil: instant('undo_until').notNull(),
  confirmHash: text('confirm_hash').notNull(),
  confirmedAt: instant('confirmed_at'),
  undoneAt: instant('undone_at'),
});

/** Mailed links by which users set their passwords: digests of their codes, and at most one that is open of each user. */
export const passwordLinkTable = pgTable('password_link', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<PasswordLinkKind>().notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Null: open, while its time lasts. */
  ended: text('ended').$type<'used' | 'replaced'>(),
});

/** Networks that users have lately signed in from. */
export const knownNetworkTable = pgTable(
  'known_network',
  { userId: uuid('user_id').notNull(), network: text('network').notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);

/** Verification codes, hashed: one per user, and one that nobody gets per address of mail that nobody has, so that both take the same work. */
export const resetCodeTable = pgTable('reset_code', {
  key: text('key').primaryKey(),
  userId: uuid('user_id'),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  /** Tries by the network that they came from. */
  triesIn: jsonb('tries_in').$type<Record<string, number>>().notNull().default({}),
  expiresAt: instant('expires_at').notNull(),
});
