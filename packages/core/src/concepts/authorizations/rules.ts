import { add, compare, type Money } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';
import type { CardStatus } from '../cards';
import type { DeclineReason, DeclineRemedy } from './enums';

/** How long an approved amount is held. @source ours (the usual term of card networks) */
export const AUTHORIZATION_DAYS = 7;

/** Everything that an authorization is judged by; amounts are in the card's currency. */
export interface AuthorizationCase<Currency extends CurrencyCode = CurrencyCode> {
  readonly status: CardStatus;
  readonly amount: Money<Currency>;
  readonly available: Money<Currency>;
  readonly limits: AmountLimits<Currency> & { readonly maxSingle: Money<Currency> };
  readonly used: AmountLimits<Currency>;
  readonly maxDailyTransactions: number;
  readonly dailyTransactions: number;
}

/** The limits that amounts add up under. */
export interface AmountLimits<Currency extends CurrencyCode = CurrencyCode> {
  readonly overallTotal: Money<Currency>;
  readonly daily: Money<Currency>;
  readonly monthly: Money<Currency>;
}

const STATUS_REASONS: Readonly<Record<CardStatus, DeclineReason | null>> = {
  unactivated: 'notActivated',
  normal: null,
  blocked: 'blocked',
  lost: 'lost',
  expired: 'expired',
  closing: 'closed',
  closed: 'closed',
};

/** Why an authorization is declined, or null when it is approved: the card first, then its limits, then its money. @source ours */
export function declineReasonOf<Currency extends CurrencyCode>(
  asked: AuthorizationCase<Currency>,
): DeclineReason | null {
  const { amount, limits, used } = asked;
  const isOver = (limit: keyof AmountLimits) => compare(add(used[limit], amount), limits[limit]) > 0;
  const ofStatus = STATUS_REASONS[asked.status];
  if (ofStatus) return ofStatus;
  if (compare(amount, limits.maxSingle) > 0) return 'overSingleLimit';
  if (asked.dailyTransactions >= asked.maxDailyTransactions) return 'tooManyToday';
  if (isOver('daily')) return 'overDailyLimit';
  if (isOver('monthly')) return 'overMonthlyLimit';
  if (isOver('overallTotal')) return 'overTotalLimit';
  return compare(amount, asked.available) > 0 ? 'insufficientFunds' : null;
}

const RESPONSE_CODES: Readonly<Record<DeclineReason, string>> = {
  notActivated: '78',
  blocked: '62',
  lost: '41',
  expired: '54',
  closed: '46',
  overSingleLimit: '61',
  overDailyLimit: '61',
  overMonthlyLimit: '61',
  overTotalLimit: '61',
  tooManyToday: '65',
  insufficientFunds: '51',
};

/** The response code of a decline, `00` for none. @source ISO 8583 */
export function responseCodeOf(reason: DeclineReason | null): string {
  return reason === null ? '00' : RESPONSE_CODES[reason];
}

const REMEDIES: Readonly<Record<DeclineReason, DeclineRemedy>> = {
  notActivated: 'activate',
  blocked: 'unblock',
  lost: 'cancelLoss',
  expired: 'applyForCard',
  closed: 'applyForCard',
  overSingleLimit: 'raiseLimits',
  overDailyLimit: 'raiseLimits',
  overMonthlyLimit: 'raiseLimits',
  overTotalLimit: 'raiseLimits',
  tooManyToday: 'raiseLimits',
  insufficientFunds: 'topUp',
};

/** What an operator can do about a decline. @source ours */
export function remedyOf(reason: DeclineReason): DeclineRemedy {
  return REMEDIES[reason];
}
