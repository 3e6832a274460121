import { type CardAction, IRREVERSIBLE_CARD_ACTIONS } from '@corridor/core';

/** What a dialog asks before an action is taken. */
export interface Confirmation {
  /** `danger` where the holder can no longer pay. */
  readonly tone: 'normal' | 'danger';
  /** Asks for the last four digits, because the action cannot be undone. */
  readonly typed: boolean;
  readonly secret: 'pin' | 'acsPassword' | null;
}

const DANGEROUS: readonly CardAction[] = ['block', 'reportLoss', 'revoke'];
const SECRETS: Readonly<Partial<Record<CardAction, Confirmation['secret']>>> = {
  updatePin: 'pin',
  updateAcsPassword: 'acsPassword',
};

/** What the dialog of an action asks. @source spec §4 */
export function confirmationOf(action: CardAction): Confirmation {
  return {
    tone: DANGEROUS.includes(action) ? 'danger' : 'normal',
    typed: IRREVERSIBLE_CARD_ACTIONS.includes(action),
    secret: SECRETS[action] ?? null,
  };
}

/** Actions in the order of a menu, in groups: life of the card, its secrets, its end. */
export const ACTION_GROUPS: readonly (readonly CardAction[])[] = [
  ['activate', 'block', 'unblock', 'reportLoss', 'cancelLoss'],
  ['updateAcsPassword', 'resetAcsPassword', 'updatePin', 'resetPin'],
  ['revoke'],
];

/** The groups of actions that are allowed, without empty ones. */
export function allowedGroups(allowed: readonly CardAction[]): CardAction[][] {
  return ACTION_GROUPS.map((group) => group.filter((action) => allowed.includes(action))).filter(
    (group) => group.length,
  );
}
