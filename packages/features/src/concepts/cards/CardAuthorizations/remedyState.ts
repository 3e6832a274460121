import {
  type AuthorizationDetail,
  type CardDetail,
  type CardLimits,
  type CardStatus,
  type DeclineReason,
  type DeclineRemedy,
  remedyOf,
} from '@corridor/core';
import { limitRows } from '../CardDetail/limitRows';

/** What can be done about a decline, as the card stands now. */
export type RemedyState =
  /** The reader may do this now. */
  | { readonly kind: 'offered'; readonly remedy: DeclineRemedy }
  /** It would help, but somebody else has to do it. */
  | { readonly kind: 'ofOthers'; readonly remedy: DeclineRemedy }
  /** The card was mended since. */
  | { readonly kind: 'mended' }
  /** The card stands in the way for another reason now. */
  | { readonly kind: 'statusNow' }
  /** The limit is as high as its BIN allows. */
  | { readonly kind: 'limitAtDefault'; readonly limit: keyof CardLimits }
  /** The money is not the card's own. */
  | { readonly kind: 'sharedAccount' };

const STATUS_OF: Readonly<Partial<Record<DeclineReason, CardStatus>>> = {
  notActivated: 'unactivated',
  blocked: 'blocked',
  lost: 'lost',
};

const LIMIT_OF: Readonly<Partial<Record<DeclineReason, keyof CardLimits>>> = {
  overSingleLimit: 'maxSingle',
  overDailyLimit: 'daily',
  overMonthlyLimit: 'monthly',
  overTotalLimit: 'overallTotal',
  tooManyToday: 'maxDailyTransactions',
};

const ENDED: readonly CardStatus[] = ['expired', 'closing', 'closed'];

/** The limit of a card that a reason is about; undefined where it is about none. */
export function limitOf(reason: DeclineReason): keyof CardLimits | undefined {
  return LIMIT_OF[reason];
}

/** What can be done about a declined authorization; the gateway's `remedy` says whether the reader may, the card whether it helps. */
export function remedyState(
  { declineReason: reason, remedy }: Pick<AuthorizationDetail, 'declineReason' | 'remedy'>,
  card: CardDetail,
): RemedyState | null {
  if (!reason) return null;
  const helps = remedyOf(reason);
  const state = blockingReasonOf(reason, card);
  if (state) return state;
  return remedy === helps && isAllowed(helps, card)
    ? { kind: 'offered', remedy: helps }
    : { kind: 'ofOthers', remedy: helps };
}

/** Why the remedy of a reason would not help this card; null where it would. */
function blockingReasonOf(reason: DeclineReason, card: CardDetail): RemedyState | null {
  const status = STATUS_OF[reason];
  if (status && card.status !== status) return { kind: card.status === 'normal' ? 'mended' : 'statusNow' };
  const limit = LIMIT_OF[reason];
  if (!limit && reason !== 'insufficientFunds') return null;
  if (ENDED.includes(card.status)) return { kind: 'statusNow' };
  if (limit) return isAtDefault(limit, card) ? { kind: 'limitAtDefault', limit } : null;
  return card.shared ? { kind: 'sharedAccount' } : null;
}

function isAtDefault(limit: keyof CardLimits, card: CardDetail): boolean {
  return limitRows(card).some((row) => row.limit === limit && row.isDefault);
}

function isAllowed(remedy: DeclineRemedy, card: CardDetail): boolean {
  if (remedy === 'topUp') return card.mayTopUp;
  if (remedy === 'raiseLimits' || remedy === 'applyForCard') return true;
  return card.allowedActions.includes(remedy);
}
