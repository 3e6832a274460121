import type { Principal, Services } from '../../platform/call';
import { type RequestFacts, TOKEN_MAX_LENGTH } from '../../platform/http/requestFacts';
import { seeAsRole } from '../roles';
import { authenticate } from '../session/authenticate';
import { authenticateEmbed } from './authenticateEmbed';
import { authenticateKey } from './authenticateKey';
import { isEmbedToken, isKey } from './tokens';

/**
 * Whom the token of a resource's call belongs to: a signed-in user, a partner's page or a partner's server. `ofUser` reads a
 * user's session; what a page asks for by itself reads it quietly. @throws Refusal when there is none
 */
export async function authenticateCaller(
  services: Services,
  facts: RequestFacts,
  ofUser: typeof authenticate = authenticate,
): Promise<Principal> {
  const { token, origin, seenRole } = facts;
  if (!token || token.length > TOKEN_MAX_LENGTH) return ofUser(services, token);
  if (isKey(token)) return authenticateKey(services, token, origin);
  if (isEmbedToken(token)) return authenticateEmbed(services, token);
  const principal = await ofUser(services, token);
  return seenRole === null ? principal : seeAsRole(services.db, principal, seenRole);
}
