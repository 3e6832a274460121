import type { Scope, TransactionOptions } from './Database';
import { assertUuid } from './uuid';

/** The role that requests run under: sees its own partner's rows. */
export const APP_ROLE = 'corridor_app';

/** The role of sign-in, seeding and jobs: sees all partners' rows. */
export const SERVICE_ROLE = 'corridor_service';

/** SQL that puts the current transaction under a scope; ids are checked, so that they may stand in the text. */
export function scopeStatement(scope: Scope): string {
  const role = scope.kind === 'tenant' ? APP_ROLE : SERVICE_ROLE;
  const partner = scope.kind === 'tenant' ? assertUuid(scope.partnerId) : '';
  const user = scope.kind === 'tenant' ? assertUuid(scope.userId) : '';
  return `SELECT set_config('role', '${role}', true), set_config('corridor.partner', '${partner}', true), set_config('corridor.user', '${user}', true)`;
}

/** SQL that begins a transaction; one that only reads sees one moment from its first statement to its last. */
export function beginStatement(options: TransactionOptions = {}): string {
  return options.readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN';
}
