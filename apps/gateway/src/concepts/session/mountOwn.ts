import type { Hono } from 'hono';
import type { Principal, Services } from '../../platform/call';
import { type GatewayEnvironment, type RequestFacts, requestFacts } from '../../platform/http/requestFacts';
import { readOnly } from '../../platform/refusals/refusals';
import { actorOf, answer, bodyOf } from './answer';
import { authenticate } from './authenticate';
import { changeOwnEmail } from './emailChange';
import { endOtherSessions, endOwnSession, listOwnSessions } from './ownSessions';
import { changeEmailSchema, endSessionSchema, profileUpdateSchema } from './schema';
import { sessionUserOf } from './sessionUserOf';
import { updateProfile } from './updateProfile';

/** Mounts the calls about one's own profile and sessions: open to every role. @source ours */
export function mountOwn(app: Hono<GatewayEnvironment>, services: Services, root: string): void {
  app.post(`${root}/sessions`, async (c) => {
    const facts = requestFacts(c);
    return answer(facts, await listOwnSessions(services, await authenticate(services, facts.token)));
  });
  app.post(`${root}/endSession`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticateChange(services, facts);
    const { id } = await bodyOf(c, endSessionSchema);
    await endOwnSession(services, id, actorOf(services, principal, facts));
    return answer(facts, null);
  });
  app.post(`${root}/endOtherSessions`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticateChange(services, facts);
    await endOtherSessions(services, principal, actorOf(services, principal, facts));
    return answer(facts, null);
  });
  app.post(`${root}/updateProfile`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticateChange(services, facts);
    const { language: _, ...update } = await bodyOf(c, profileUpdateSchema);
    await updateProfile(services, principal, update, actorOf(services, principal, facts));
    return answer(facts, await sessionUserOf(services.db, await authenticate(services, facts.token)));
  });
  app.post(`${root}/changeEmail`, async (c) => {
    const facts = requestFacts(c);
    const principal = await authenticateChange(services, facts);
    const { language: _, ...change } = await bodyOf(c, changeEmailSchema);
    await changeOwnEmail(services, principal, change, actorOf(services, principal, facts));
    return answer(facts, await sessionUserOf(services.db, await authenticate(services, facts.token)));
  });
}

/** Whose change it is. @throws Refusal while the caller only looks with the rights of a role */
async function authenticateChange(services: Services, { token, seenRole }: RequestFacts): Promise<Principal> {
  const principal = await authenticate(services, token);
  if (seenRole !== null) throw readOnly();
  return principal;
}
