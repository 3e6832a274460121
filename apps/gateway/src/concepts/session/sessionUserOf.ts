import type { SessionUser, UserPreferences } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import type { Database } from '../../platform/database';

const NOTHING_CHOSEN: UserPreferences = { timezone: null, density: null, pageSize: null, notifications: null };

/** The signed-in user as the wire has it. */
export async function sessionUserOf(db: Database, principal: Principal): Promise<SessionUser> {
  const { userId, username, name, email, partnerId, partnerName, roles, rules, easyPassword } = principal;
  return {
    id: userId,
    username,
    name,
    email,
    partnerId,
    partnerName,
    roles: [...roles],
    abilities: [...rules],
    easyPassword,
    preferences: await preferencesOf(db, userId),
  };
}

/** What a user chose. Guarantee: only what the schema of a profile took is stored. */
export async function preferencesOf(db: Database, userId: string): Promise<UserPreferences> {
  const [row] = await db.single(sql`SELECT preferences FROM app_user WHERE id = ${userId}`);
  return { ...NOTHING_CHOSEN, ...(row?.preferences as Partial<UserPreferences> | undefined) };
}
