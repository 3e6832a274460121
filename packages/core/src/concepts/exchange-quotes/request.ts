import { add, type Money, readWireMoney, toWireMoney, type WireMoney } from '../../money';
import { type CurrencyCode, isCurrencyCode } from '../../reference/currencies';
import type { FixedSide } from '../exchange-orders';
import { MOST_ORDERED_MINOR, type OrderAmountReason, readOrderAmount } from '../orders';
import type { ExchangeQuote } from './contract';

/** Most minor units that one exchange may move. @source ours */
export const MOST_EXCHANGED_MINOR = MOST_ORDERED_MINOR;

/** What is asked for, before anybody has judged it: texts as they were typed or sent. */
export interface ExchangeInput {
  readonly ownerId: string;
  readonly sellCurrency: string;
  readonly buyCurrency: string;
  readonly fixedSide: FixedSide;
  readonly amount: { readonly amount: string; readonly currency: string };
}

/** Why an exchange cannot be asked for. @source ours */
export type ExchangeProblemReason =
  | 'ownerMissing'
  | 'notACurrency'
  | 'sameCurrency'
  | 'otherCurrency'
  | OrderAmountReason;

/** One thing that is wrong: the field of the request, and why. */
export interface ExchangeProblem {
  readonly path: 'ownerId' | 'sellCurrency' | 'buyCurrency' | 'amount.currency' | 'amount.amount';
  readonly reason: ExchangeProblemReason;
  /** The smallest amount that would do, beside `tooSmall`. */
  readonly minimum?: WireMoney;
}

/** A request that can be priced, or everything that is wrong with it, in the order of its fields. */
export type ExchangeReading =
  | { readonly ok: true; readonly sell: CurrencyCode; readonly buy: CurrencyCode; readonly fixed: Money }
  | { readonly ok: false; readonly problems: readonly ExchangeProblem[] };

/** Reads what is asked for; never throws for any text. @source ours */
export function readExchangeInput({
  ownerId,
  sellCurrency,
  buyCurrency,
  fixedSide,
  amount,
}: ExchangeInput): ExchangeReading {
  const problems: ExchangeProblem[] = ownerId === '' ? [{ path: 'ownerId', reason: 'ownerMissing' }] : [];
  const sell = isCurrencyCode(sellCurrency) ? sellCurrency : undefined;
  const buy = isCurrencyCode(buyCurrency) ? buyCurrency : undefined;
  if (!sell) problems.push({ path: 'sellCurrency', reason: 'notACurrency' });
  if (!buy) problems.push({ path: 'buyCurrency', reason: 'notACurrency' });
  if (sell && sell === buy) problems.push({ path: 'buyCurrency', reason: 'sameCurrency' });
  const currency = fixedSide === 'sell' ? sell : buy;
  if (currency && amount.currency !== currency) problems.push({ path: 'amount.currency', reason: 'otherCurrency' });
  const fixed = currency && readOrderAmount(amount.amount, currency);
  if (fixed && 'reason' in fixed) problems.push({ path: 'amount.amount', ...fixed });
  return sell && buy && fixed && 'minor' in fixed && problems.length === 0
    ? { ok: true, sell, buy, fixed }
    : { ok: false, problems };
}

/** What the sold account loses: what is sold and the fee; null where a gateway sent amounts that cannot be added. */
export function exchangeDebit({ sell, fee }: Pick<ExchangeQuote, 'sell' | 'fee'>): WireMoney | null {
  const [sold, taken] = [readWireMoney(sell), readWireMoney(fee)];
  return sold && taken && sold.currency === taken.currency ? toWireMoney(add(sold, taken)) : null;
}
