import { type CaughtBy, type Hand, type HandDoubt, handDoubt } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { execute, type Row, type Transaction } from '../../platform/database';
import { conflict } from '../../platform/refusals/refusals';

/** People who decide together, by their ids. */
export type Hands = ReadonlyMap<string, Hand>;

/** Who users and the caller are when they decide together; whoever is gone is not among them. */
export async function handsOf(tx: Transaction, userIds: readonly string[]): Promise<Hands> {
  const ids = [...new Set(userIds)].join(',');
  const hands = await execute(tx, sql`SELECT * FROM corridor_hands(string_to_array(${ids}, ',')::uuid[])`, handOf);
  return new Map(hands.map((hand) => [hand.userId, hand]));
}

// The database builds them of columns.
function handOf(row: Row): Hand {
  return { userId: String(row.user_id), isConfirmed: row.confirmed === true, given: row.given as Hand['given'] };
}

/** What a decision is judged at: the moment, and the policies that caught the write. */
interface Judged {
  readonly now: Date;
  readonly policies: readonly CaughtBy[];
}

/** Hours for which an address that somebody gave counts: the longest of the policies. */
const windowOf = (policies: readonly CaughtBy[]) => Math.max(...policies.map(({ windowHours }) => windowHours));

/** Why two users may be one hand under the policies of a request; null where they are two, or one of them is gone. */
export function doubtOf(one: Hand | undefined, other: Hand | undefined, { now, policies }: Judged): HandDoubt | null {
  return one && other ? handDoubt(one, other, { now, windowHours: windowOf(policies) }) : null;
}

/** Refuses where a user may be one hand with any of the others. @throws Refusal that says why */
export function requireDistinct(own: Hand | undefined, others: readonly (Hand | undefined)[], judged: Judged): void {
  for (const other of others) {
    const doubt = doubtOf(own, other, judged);
    if (doubt === 'same') throw conflict('refusals.ownRequest');
    if (doubt === 'unconfirmed') throw conflict('refusals.addressUnconfirmed');
    if (doubt === 'given') throw conflict('refusals.addressGiven', { hours: windowOf(judged.policies) });
  }
}
