import type { AuthorizationEventKind } from '@corridor/core';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { authorizationEventTable } from './table';

/** What happened to an authorization: how much, and by which posting. */
export interface NewAuthorizationEvent {
  readonly id: string;
  readonly kind: AuthorizationEventKind;
  readonly amount: bigint;
  readonly transferId?: string | undefined;
}

/** Adds to an authorization's history. */
export async function recordEvent(
  { tx, now, principal }: Pick<Call, 'tx' | 'now'> & { readonly principal: Pick<Call['principal'], 'partnerId'> },
  { id: authorizationId, kind, amount, transferId }: NewAuthorizationEvent,
): Promise<void> {
  const { partnerId } = principal;
  const event = { id: createId(now.getTime()), partnerId, authorizationId, kind, amount, transferId, at: now };
  await tx.insert(authorizationEventTable).values(event);
}
