import type { MongoAbility } from '@casl/ability';
import type { AbilityRule, EmbedGrants } from '@corridor/core';
import type { PrincipalPolicy } from './PrincipalPolicy';

/** The signed-in user, as every verb sees one. */
export interface Principal {
  readonly userId: string;
  readonly partnerId: string;
  readonly partnerName: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly rules: readonly AbilityRule[];
  /** What the rules allow: `ability.can('activate', 'card')`. */
  readonly ability: MongoAbility;
  readonly easyPassword: boolean;
  readonly sessionId: string;
  /** The key of the partner's server that asks; null: a person, or a page. */
  readonly apiKeyId: string | null;
  /** Approval policies of the partner; most have none. */
  readonly policies: readonly PrincipalPolicy[];
  /** Sees with the rights of a role and changes nothing. */
  readonly readOnly: boolean;
  /** The merchants whose records are seen; null: all of the partner's. */
  readonly merchants: readonly string[] | null;
  /** What the session of a partner's page was opened for; null: a person, or a server. */
  readonly page: { readonly components: readonly string[]; readonly grants: EmbedGrants } | null;
}
