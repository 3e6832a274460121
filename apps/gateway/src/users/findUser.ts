import type { User, UserContract } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { readUsers, toUser } from './listing';
import { type StoredUser, userListTable as u } from './table';

/** A user by its id. @throws Refusal when the caller's partner has none */
export async function getUser({ tx }: Call, id: string): Promise<User> {
  const [known] = await readUsers(tx, { where: eq(u.id, id) });
  if (!known) throw notFound('user');
  return toUser(known);
}

/** A user by its user name. @throws Refusal when the caller's partner has none */
export async function getUserBy({ tx, principal }: Call, { username }: UserContract['key']): Promise<User> {
  const where = and(eq(u.partnerId, principal.partnerId), eq(u.usernameKey, username.toLowerCase()));
  const [known] = await readUsers(tx, { where });
  if (!known) throw notFound('user');
  return toUser(known);
}

/** A stored user, locked until the transaction ends. @throws Refusal when there is none */
export async function lockUser({ tx }: Call, id: string): Promise<StoredUser> {
  const [stored] = await tx.select().from(u).where(eq(u.id, id)).for('no key update');
  if (!stored) throw notFound('user');
  return stored;
}
