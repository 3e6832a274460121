import type { RequestFacts } from '../app/requestFacts';
import type { Principal, Services } from '../call';
import { authenticate } from '../session/authenticate';
import { authenticateEmbed } from './authenticateEmbed';
import { authenticateKey } from './authenticateKey';
import { isEmbedToken, isKey } from './tokens';

/** Whom the token of a resource's call belongs to: a signed-in user, a partner's page or a partner's server. @throws Refusal when there is none */
export async function authenticateCaller(services: Services, facts: RequestFacts): Promise<Principal> {
  const { token, origin } = facts;
  if (!token || token.length > 128) return authenticate(services, token);
  if (isKey(token)) return authenticateKey(services, token, origin);
  if (isEmbedToken(token)) return authenticateEmbed(services, token);
  return authenticate(services, token);
}
