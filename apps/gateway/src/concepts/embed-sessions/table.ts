import type { EmbedComponent } from '@corridor/core';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Keys of partners' servers, by their hash; each acts for a user and may never do more. */
export const apiKeyTable = pgTable('api_key', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
});

/** Open embed sessions, by the hash of their token. */
export const embedSessionTable = pgTable('embed_session', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  userId: uuid('user_id').notNull(),
  apiKeyId: uuid('api_key_id'),
  /** The user's own session that opened it, with which it ends; null where a server did. */
  sessionId: uuid('session_id'),
  tokenHash: text('token_hash').notNull(),
  components: text('components').array().$type<EmbedComponent[]>().notNull(),
  actions: text('actions').array(),
  merchants: uuid('merchants').array(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
