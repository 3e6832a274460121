import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../platform/call';
import type { Database, Row, Transaction } from '../../platform/database';
import { keyedDigest } from '../../platform/secrets';
import { credentialTable as c, userTable as u } from './table';

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
async function findByEmail(db: Database, email: string): Promise<KnownUser | null> {
  const [row] = await db.single(sql`
    SELECT u.*, c.password_hash FROM app_user u JOIN credential c ON c.user_id = u.id WHERE lower(u.email) = lower(${email})`);
  return row ? userOf(row) : null;
}

/** The user whom a name finds, and the name under which tries are counted: the user's id wherever there is one. */
export async function findTried(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  as: 'username' | 'email',
  name: string,
): Promise<{ readonly user: KnownUser | null; readonly countedAs: string }> {
  const user = await (as === 'username' ? findByUsername : findByEmail)(db, name);
  // Folded by the database, which also finds: two folds would give one user several counts.
  const folded = await keyedDigest({ secretKey }, 'tried name', await foldedBy(db, name));
  return { user, countedAs: user?.userId ?? folded };
}

/** What a user signs in with now, locked until the transaction ends; null when the user is gone. */
export async function lockCredential(tx: Transaction, userId: string) {
  const [found] = await tx
    .select({ passwordHash: c.passwordHash, enabled: u.enabled })
    .from(c)
    .innerJoin(u, eq(u.id, c.userId))
    .where(eq(c.userId, userId))
    .for('update', { of: c });
  return found ?? null;
}

async function foldedBy(db: Database, name: string): Promise<string> {
  const [row] = await db.single(sql`SELECT lower(${name}::text) AS folded`);
  return String(row?.folded ?? '');
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
