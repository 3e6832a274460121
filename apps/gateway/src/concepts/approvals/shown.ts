import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import { hasConditions } from '../../platform/resource/judge';
import { APPROVABLE_WRITES } from './approvable';
import { approvalTable as t } from './table';

const SUBJECTS = [...new Set(APPROVABLE_WRITES.map(({ subject }) => subject))];

/** Returns true if a user may read the records that requests of a subject are about. Where that depends on the record, it may not: a request has none yet, or an older one. */
export function readsSubject({ ability }: Pick<Principal, 'ability'>, subject: string): boolean {
  return ability.can('read', subject) && !hasConditions(ability, 'read', subject);
}

/** The requests that a user may see: its own, and those about records that it may read. */
export function shownRequests({ principal }: { readonly principal: Pick<Principal, 'ability' | 'userId'> }): SQL {
  const readable = SUBJECTS.filter((subject) => readsSubject(principal, subject));
  return or(eq(t.makerId, principal.userId), inArray(t.subject, readable)) ?? sql`false`;
}
