import { sql } from 'drizzle-orm';
import type { Database, Row } from '../database';

/** What sign-in knows of a user. */
export interface KnownUser {
  readonly userId: string;
  readonly partnerId: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly enabled: boolean;
}

/** The user of a user name, in any case of letters. */
export async function findByUsername(db: Database, username: string): Promise<KnownUser | null> {
  const [row] = await db.single(sql`
    SELECT u.*, c.password_hash FROM app_user u JOIN credential c ON c.user_id = u.id WHERE lower(u.username) = lower(${username})`);
  return row ? userOf(row) : null;
}

/** The user of an address of mail, in any case of letters. */
export async function findByEmail(db: Database, email: string): Promise<KnownUser | null> {
  const [row] = await db.single(sql`
    SELECT u.*, c.password_hash FROM app_user u JOIN credential c ON c.user_id = u.id WHERE lower(u.email) = lower(${email})`);
  return row ? userOf(row) : null;
}

function userOf(row: Row): KnownUser {
  const text = (name: string) => String(row[name]);
  return {
    userId: text('id'),
    partnerId: text('partner_id'),
    name: text('name'),
    username: text('username'),
    email: text('email'),
    passwordHash: text('password_hash'),
    enabled: row.enabled === true,
  };
}
