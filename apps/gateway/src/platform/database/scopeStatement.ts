import type { Scope, TransactionOptions } from './Database';
import { assertUuid } from './uuid';

/** The role that requests run under: sees its own partner's rows. */
export const APP_ROLE = 'corridor_app';

/** The role of sign-in, seeding and jobs: sees all partners' rows. */
export const SERVICE_ROLE = 'corridor_service';

/** The role of requests that are limited to some merchants: what the app role sees, less what belongs to others. */
export const EMBED_ROLE = 'corridor_embed';

/** SQL that puts the current transaction under a scope; ids are checked, so that they may stand in the text. */
export function scopeStatement(scope: Scope): string {
  if (scope.kind === 'service') return configured(SERVICE_ROLE, '', '');
  const { partnerId, userId, merchants } = scope;
  const [partner, user] = [assertUuid(partnerId), assertUuid(userId)];
  if (!merchants) return configured(APP_ROLE, partner, user);
  return `${configured(EMBED_ROLE, partner, user)}, set_config('corridor.merchants', '${merchants.map(assertUuid).join()}', true)`;
}

function configured(role: string, partner: string, user: string): string {
  return `SELECT set_config('role', '${role}', true), set_config('corridor.partner', '${partner}', true), set_config('corridor.user', '${user}', true)`;
}

/** SQL that begins a transaction; one that only reads sees one moment from its first statement to its last. */
export function beginStatement(options: TransactionOptions = {}): string {
  return options.readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN';
}
