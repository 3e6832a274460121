import {
  EMBED_SESSION_MINUTES,
  type EmbedSession,
  type EmbedSessionInput,
  grantsOf,
  showsMerchantsOnly,
} from '@corridor/core';
import { inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, isUuid, sha256 } from '../../platform/database';
import { invalid } from '../../platform/refusals/refusals';
import { merchantTable } from '../merchants/table';
import { embedSessionTable } from './table';
import { createEmbedToken } from './tokens';

/** Opens an embed session. @throws Refusal that names a merchant or action there is not, or a widget that cannot be limited to merchants */
export async function createEmbedSession(call: Call, input: EmbedSessionInput): Promise<EmbedSession> {
  const { tx, now, principal } = call;
  const components = [...new Set(input.components)];
  const actions = input.actions ? [...new Set(input.actions)] : null;
  const merchants = input.merchants ? [...new Set(input.merchants)].toSorted() : null;
  requireActions(components, actions);
  if (merchants) await requireMerchants(call, components, merchants);
  const id = createId(now.getTime());
  const accessToken = createEmbedToken();
  const expiresAt = new Date(now.getTime() + EMBED_SESSION_MINUTES * 60_000);
  const granted = { components, actions, merchants };
  await tx.insert(embedSessionTable).values({
    id,
    ...granted,
    partnerId: principal.partnerId,
    userId: principal.userId,
    apiKeyId: principal.apiKeyId,
    sessionId: principal.apiKeyId === null ? principal.sessionId : null,
    tokenHash: await sha256(accessToken),
    createdAt: now,
    expiresAt,
  });
  await call.audit({ action: 'create', subject: 'embed-session', subjectId: id, after: granted });
  return { id, accessToken, expiresAt: expiresAt.toISOString(), ...granted };
}

function requireActions(components: EmbedSession['components'], actions: readonly string[] | null): void {
  const offered = new Set(['read', ...Object.values(grantsOf(components, null)).flat()]);
  const unknown = actions?.findIndex((action) => !offered.has(action)) ?? -1;
  if (unknown >= 0) throw invalid([{ path: `actions.${unknown}`, reason: 'refusals.componentAction' }]);
}

async function requireMerchants({ tx }: Call, components: EmbedSession['components'], merchants: readonly string[]) {
  const wide = components.findIndex((component) => !showsMerchantsOnly(component));
  if (wide >= 0) {
    const params = { component: components[wide] ?? '' };
    throw invalid([{ path: `components.${wide}`, reason: 'refusals.partnerWide', params }]);
  }
  const ids = merchants.filter(isUuid);
  const known = await tx.select({ id: merchantTable.id }).from(merchantTable).where(inArray(merchantTable.id, ids));
  if (known.length < merchants.length) throw invalid([{ path: 'merchants', reason: 'refusals.unknownMerchants' }]);
}
