import { approvals, DECIDE_RIGHT } from '@corridor/core';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import { allowsField, hasConditions } from '../../platform/resource/judge';
import { APPROVABLE_WRITES } from './approvable';
import { approvalEventTable as e, type StoredApproval, approvalTable as t } from './table';

const SUBJECTS = [...new Set(APPROVABLE_WRITES.map(({ subject }) => subject))];

/** Returns true if a user may read the records that requests of a subject are about. Where that depends on the record, it may not: a request has none yet, or an older one. */
function readsSubject({ ability }: Pick<Principal, 'ability'>, subject: string): boolean {
  return ability.can('read', subject) && !hasConditions(ability, 'read', subject);
}

/** The requests that a user may see: its own, and those about records that it may read. */
export function shownRequests({ principal }: { readonly principal: Pick<Principal, 'ability' | 'userId'> }): SQL {
  const readable = SUBJECTS.filter((subject) => readsSubject(principal, subject));
  return or(eq(t.makerId, principal.userId), inArray(t.subject, readable)) ?? sql`false`;
}

/** The requests that a user may approve, as far as that depends on no field of what is asked for. */
function decidableRequests(principal: Pick<Principal, 'ability'>): SQL {
  const writes = APPROVABLE_WRITES.filter((write) => decidesOn(principal, { ...write, body: {} }, 'approve'));
  return or(...writes.map(({ subject, action }) => and(eq(t.subject, subject), eq(t.action, action)))) ?? sql`false`;
}

/** The requests that wait for a user: open ones of others that it may approve and has not. Addresses that were given lately are looked at when it does. */
export function waitingFor(principal: Pick<Principal, 'ability' | 'userId'>): SQL {
  const { userId } = principal;
  const approved = sql`EXISTS (SELECT FROM ${e} WHERE ${e.approvalId} = ${t.id} AND ${e.event} = 'approved' AND ${e.actorId} = ${userId})`;
  const isOpen = sql`${t.status} = 'pending' AND ${t.makerId} <> ${userId}`;
  return sql`${isOpen} AND (${decidableRequests(principal)}) AND NOT ${approved}`;
}

type Asked = Pick<StoredApproval, 'subject' | 'action' | 'body'>;

/**
 * Returns true if a user may decide so on what a request asks for: it may read such records, and either make that very write
 * or decide on those of others.
 */
export function decidesOn(principal: Pick<Principal, 'ability'>, stored: Asked, decision: string): boolean {
  const { ability } = principal;
  if (!ability.can(decision, approvals.segment) || !readsSubject(principal, stored.subject)) return false;
  return makes(principal, stored) || always(ability, DECIDE_RIGHT, stored.subject);
}

// Where a right depends on the record, none is there yet, or an older one.
function always(ability: Principal['ability'], action: string, subject: string): boolean {
  return ability.can(action, subject) && !hasConditions(ability, action, subject);
}

function makes({ ability }: Pick<Principal, 'ability'>, { subject, action, body }: Asked): boolean {
  const written = [body.data, body.params].flatMap(namesIn);
  return always(ability, action, subject) && written.every((field) => allowsField(ability, action, subject, field));
}

function namesIn(data: unknown): string[] {
  return typeof data === 'object' && data !== null ? Object.keys(data) : [];
}
