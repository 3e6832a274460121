import { type CardAction, type CardRight, type CardStatus, cardAction } from './enums';

type Transition = Readonly<{ from: readonly CardStatus[]; to: CardStatus }>;

/** Statuses of a card that has not ended: it can be revoked, and expires when its month is over. @source spec §4 */
export const LIVE_CARD_STATUSES: readonly CardStatus[] = ['unactivated', 'normal', 'blocked', 'lost'];
const USABLE: readonly CardStatus[] = ['normal', 'blocked'];

/** The status changes that operators make, by action. Expiry comes by date, Closing → Closed by settlement. @source spec §4 */
export const CARD_TRANSITIONS: Readonly<Partial<Record<CardAction, Transition>>> = {
  activate: { from: ['unactivated'], to: 'normal' },
  block: { from: ['normal'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'normal' },
  reportLoss: { from: USABLE, to: 'lost' },
  cancelLoss: { from: ['lost'], to: 'normal' },
  revoke: { from: LIVE_CARD_STATUSES, to: 'closing' },
};

const ACTIONS_WITHOUT_TRANSITION: Readonly<Partial<Record<CardAction, readonly CardStatus[]>>> = {
  updateAcsPassword: USABLE,
  resetAcsPassword: USABLE,
  updatePin: USABLE,
  resetPin: USABLE,
};

/** The status that an action leads to, the same one where it changes none, or null where it is forbidden. */
export function nextCardStatus(status: CardStatus, action: CardAction): CardStatus | null {
  const transition = CARD_TRANSITIONS[action];
  if (transition) return transition.from.includes(status) ? transition.to : null;
  return ACTIONS_WITHOUT_TRANSITION[action]?.includes(status) ? status : null;
}

/** Returns true if an action is possible in a status; who may take it is the gateway's to say. @source spec §4 */
export function canDo(status: CardStatus, action: CardAction): boolean {
  return nextCardStatus(status, action) !== null;
}

/** Returns true if money may be put on a card; a shared one spends from its corporation's account and takes none. @source ours */
export function canTopUp({ status, shared }: { status: CardStatus; shared: boolean }): boolean {
  return !shared && (status === 'unactivated' || USABLE.includes(status));
}

/** Returns true if a card's number may be shown: not once it was lost or has ended. @source ours */
export function canReveal(status: CardStatus): boolean {
  return USABLE.includes(status);
}

/** All actions that a status allows, in the order that menus show them. */
export function cardActionsFor(status: CardStatus, type: 'virtual' | 'physical'): CardAction[] {
  return cardAction.codes.filter((action) => canDo(status, action) && (type === 'physical' || !action.endsWith('Pin')));
}

/** Everything that a status allows: its actions, and a change of label and limits while the card has not ended. @source spec §4 */
export function cardRightsFor(status: CardStatus, type: 'virtual' | 'physical'): CardRight[] {
  return [...cardActionsFor(status, type), ...(LIVE_CARD_STATUSES.includes(status) ? (['update'] as const) : [])];
}
