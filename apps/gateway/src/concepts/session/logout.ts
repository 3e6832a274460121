import { eq } from 'drizzle-orm';
import type { Principal, Services } from '../../platform/call';
import { SERVICE_SCOPE } from '../../platform/database';
import { type Actor, audit } from '../logs';
import { sessionTable } from './table';

/** Ends the caller's session. */
export async function logout(services: Services, principal: Principal, actor: Actor): Promise<void> {
  await services.db.transaction(SERVICE_SCOPE, async (tx) => {
    await tx.delete(sessionTable).where(eq(sessionTable.id, principal.sessionId));
    await audit(tx, actor, { action: 'logout', subject: 'session', subjectId: principal.userId });
  });
}
