import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { wireMoney } from '../../platform/money';
import { authorizationTable as a, type StoredAuthorization } from './table';

/** What was done to an authorization, and what else is told of it. */
interface Change {
  readonly action: string;
  readonly also?: Readonly<Record<string, unknown>>;
}

/** Logs what a step changed: where the money of the authorization was before, and where it is after. */
export async function auditChange(call: Call, before: StoredAuthorization, { action, also }: Change): Promise<void> {
  const { id } = before;
  const [after] = await call.tx.select().from(a).where(eq(a.id, id));
  if (!after) throw new Error('an authorization is gone while it is locked');
  await call.audit({
    action,
    subject: 'authorization',
    subjectId: id,
    before: loggedOf(before),
    after: { ...loggedOf(after), ...also },
  });
}

function loggedOf({ status, currency, held, cleared, reversed, expired, refunded }: StoredAuthorization) {
  const of = (minor: bigint) => wireMoney(minor, currency);
  return {
    status,
    held: of(held),
    cleared: of(cleared),
    reversed: of(reversed),
    expired: of(expired),
    refunded: of(refunded),
  };
}
