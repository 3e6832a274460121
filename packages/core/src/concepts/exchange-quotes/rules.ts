import { convert, invertRate, isPositive, type Money } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';
import { businessDayFrom, isWeekend } from '../../time/businessDays';
import { shiftDays } from '../../time/shiftDays';
import type { FixedSide } from '../exchange-orders';
import { feeOn } from '../orders';
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
  /** The currency of the other side. */
  readonly otherCurrency: CurrencyCode;
  /** Units bought for one sold. */
  readonly clientRate: string;
}

/**
 * Prices an exchange; null when either side would be nothing, or more than an exchange may move. What is computed is
 * rounded against the customer: what is bought down, what is sold and the fee up.
 */
export function priceExchange({ fixedSide, amount, otherCurrency, clientRate }: ExchangeTerms): ExchangePrice | null {
  const other =
    fixedSide === 'sell'
      ? convert(amount, clientRate, otherCurrency, 'down')
      : convert(amount, invertRate(clientRate), otherCurrency, 'up');
  if (!isPositive(amount) || !isPositive(other) || other.minor > MOST_EXCHANGED_MINOR) return null;
  const [sell, buy] = fixedSide === 'sell' ? [amount, other] : [other, amount];
  return { sell, buy, fee: exchangeFee(sell) };
}

/** The fee of an exchange, taken beside what is sold. */
export function exchangeFee(sell: Money): Money {
  return feeOn(sell, EXCHANGE_FEE_BASIS_POINTS);
}

/** Returns true if a quote can still be accepted at an instant. */
export function isQuoteOpen(quote: { expiresAt: string; orderId: string | null }, at: Date): boolean {
  return quote.orderId === null && at.getTime() < Date.parse(quote.expiresAt);
}

const CUT_OFF_HOUR = 17;

/** When an exchange is settled: at once from Monday to Friday before 17:00 UTC, else at 09:00 UTC of the next business day. @source ours */
export function settlesAt(at: Date): Date {
  const today = at.toISOString().slice(0, 10);
  if (!isWeekend(today) && at.getUTCHours() < CUT_OFF_HOUR) return at;
  const { date } = businessDayFrom(shiftDays(today, 1), (day) => isWeekend(day) || undefined);
  return new Date(`${date}T09:00:00.000Z`);
}
