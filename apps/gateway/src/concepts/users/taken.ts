import { constraintOf } from '../../platform/database';
import { duplicate } from '../../platform/refusals/refusals';

const FIELDS: Readonly<Record<string, string>> = { app_user_username: 'username', app_user_email: 'email' };

/**
 * Does a write of a user; a user name or email that cannot be given again is refused at its field. The refusal names no reason and is
 * the same for a user of one's own and of another partner (ADR 0020).
 */
export async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((reason: unknown) => {
    const field = FIELDS[constraintOf(reason) ?? ''];
    throw field ? duplicate(field, 'refusals.unusable') : reason;
  });
}
