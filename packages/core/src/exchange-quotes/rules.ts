import type { CurrencyCode } from '../currencies';
import type { FixedSide } from '../exchange-orders';
import { convert, invertRate, isPositive, type Money, percentage } from '../money';
import { MOST_EXCHANGED_MINOR } from './request';

/** How long a quote holds. @source ours (money.md) */
export const QUOTE_MINUTES = 3;

/** How much worse than the middle of the market the client's rate is. @source ours */
export const EXCHANGE_MARGIN_BASIS_POINTS = 35n;

/** The fee on what is sold. @source ours */
export const EXCHANGE_FEE_BASIS_POINTS = 20n;

/** Both sides of an exchange and its fee. */
export interface ExchangePrice {
  readonly sell: Money;
  readonly buy: Money;
  readonly fee: Money;
}

/** What a price is made of. */
export interface ExchangeTerms {
  readonly fixedSide: FixedSide;
  /** The fixed side: it is never touched. */
  readonly amount: Money;
  /** The currency of the other side, which is rounded half-even to its minor unit. */
  readonly otherCurrency: CurrencyCode;
  /** Units bought for one sold. */
  readonly clientRate: string;
}

/** Prices an exchange; null when either side would be nothing, or more than an exchange may move. */
export function priceExchange({ fixedSide, amount, otherCurrency, clientRate }: ExchangeTerms): ExchangePrice | null {
  const rate = fixedSide === 'sell' ? clientRate : invertRate(clientRate);
  const other = convert(amount, rate, otherCurrency, 'halfEven');
  if (!isPositive(amount) || !isPositive(other) || other.minor > MOST_EXCHANGED_MINOR) return null;
  const [sell, buy] = fixedSide === 'sell' ? [amount, other] : [other, amount];
  return { sell, buy, fee: percentage(sell, EXCHANGE_FEE_BASIS_POINTS, 'halfEven') };
}

/** Whether a quote can still be accepted at an instant. */
export function isQuoteOpen(quote: { expiresAt: string; orderId: string | null }, at: Date): boolean {
  return quote.orderId === null && at.getTime() < Date.parse(quote.expiresAt);
}

const CUT_OFF_HOUR = 17;
const SETTLEMENT_HOUR = 9;
const DAY = 86_400_000;

/** When an exchange is settled: at once from Monday to Friday before 17:00 UTC, else at 09:00 UTC of the next business day. @source ours */
export function settlesAt(at: Date): Date {
  const isWeekday = (date: Date) => date.getUTCDay() % 6 !== 0;
  if (isWeekday(at) && at.getUTCHours() < CUT_OFF_HOUR) return at;
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  let next = new Date(midnight + DAY + SETTLEMENT_HOUR * 3_600_000);
  while (!isWeekday(next)) next = new Date(next.getTime() + DAY);
  return next;
}
