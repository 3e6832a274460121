import { duplicate } from '../app/refusals';
import { constraintOf } from '../database';

const FIELDS: Readonly<Record<string, string>> = { app_user_username: 'username', app_user_email: 'email' };

/** Does a write of a user; a user name or email that somebody has is refused at its field, whoever has it. */
export async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((reason: unknown) => {
    const field = FIELDS[constraintOf(reason) ?? ''];
    throw field ? duplicate(field, 'is taken') : reason;
  });
}
