import type { Database } from './Database';
import { roleOf } from './roleOf';
import { APP_ROLE, EMBED_ROLE, SERVICE_ROLE } from './scopeStatement';

/** Makes the roles that transactions run under, which belong to the cluster and are in no database's backup. */
export async function makeRoles(db: Database): Promise<void> {
  await db.asOwner((run) => run([APP_ROLE, SERVICE_ROLE, EMBED_ROLE].map(roleOf).join('')));
}
