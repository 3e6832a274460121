import type { Segment } from '@corridor/core';
import type { Principal } from '../call';
import { wired } from '../records';
import { conflict } from '../refusals/refusals';
import { allowsRecord } from './judge';

/** A record whose state and whose readers' roles decide together what may be done with it. */
export interface Acted<Action extends string> {
  readonly segment: Segment;
  /** The record as it is stored, for the conditions of roles. */
  readonly stored: object;
  /** What its state allows, in the order that menus show. */
  readonly possible: readonly Action[];
  /** The right that an action needs where it is not called like the action. */
  readonly rights?: Readonly<Partial<Record<Action, string>>>;
}

/** What a record's state and a user's roles both allow. */
export function allowedActions<Action extends string>(
  { ability }: Principal,
  { segment, stored, possible, rights }: Acted<Action>,
): Action[] {
  const shown = wired(stored);
  return possible.filter((action) => allowsRecord(ability.rulesFor(rights?.[action] ?? action, segment), shown));
}

/**
 * Lets an action pass that the state of a record allows; what the caller's roles allow on it was judged before (`guardRecord`).
 * `state` says how the record is, for whom it refuses. @throws Refusal for any other
 */
export function requireAllowed<Action extends string>(
  { segment, possible }: Acted<Action>,
  action: Action,
  state: string,
): void {
  if (possible.includes(action)) return;
  throw conflict('refusals.actionNotAllowed', { subject: segment, state, action });
}
