import type { User } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { shownUser } from './listing';
import { lockUser } from './lockUser';

/** Ends every session of a user. @throws Refusal when the caller may not */
export async function endSessions(call: Call, id: string): Promise<User> {
  const stored = await lockUser(call, id, 'endSessions');
  await call.tx.execute(sql`SELECT corridor_end_sessions(${id})`);
  await call.audit({ action: 'endSessions', subject: 'user', subjectId: id, after: { username: stored.username } });
  return shownUser(call, stored);
}
