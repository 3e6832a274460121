import { type Money, readWireMoney, toWireMoney } from '../../money';
import type { ExchangeQuote, ExchangeQuoteRequest } from '../exchange-quotes';
import type { PaymentSide } from './enums';
import { type PaymentSplit, type PaymentTerms, splitDebited, splitReceived, splitSent } from './split';

/** What a payment is to be, before it is known what it costs. */
export interface PaymentAim extends PaymentTerms {
  readonly fixedSide: PaymentSide;
  /** Of the fixed side: what is sent in the account's currency, or what is received in the beneficiary's. */
  readonly amount: Money;
}

/** The figures of a payment whose account has the beneficiary's currency; null when nothing would arrive. */
export function splitPayment({ fixedSide, amount, ...terms }: PaymentAim): PaymentSplit | null {
  return fixedSide === 'sent' ? splitSent(amount, terms) : splitReceived(amount, terms);
}

/** What is asked of the exchange for a payment out of an account of another currency; null when nothing would arrive. @source ours */
export function exchangeForPayment(
  { fixedSide, amount, ...terms }: PaymentAim,
  { ownerId, sellCurrency, buyCurrency }: Pick<ExchangeQuoteRequest, 'ownerId' | 'sellCurrency' | 'buyCurrency'>,
): ExchangeQuoteRequest | null {
  const currencies = { ownerId, sellCurrency, buyCurrency };
  if (fixedSide === 'sent') return { ...currencies, fixedSide: 'sell', amount: toWireMoney(amount) };
  const split = splitReceived(amount, terms);
  return split && { ...currencies, fixedSide: 'buy', amount: toWireMoney(split.debited) };
}

/** The figures of a payment out of what a quote buys; null when the quote was made for another payment, or nothing would arrive. @source ours */
export function splitQuoted(
  { fixedSide, amount, ...terms }: PaymentAim,
  quote: Pick<ExchangeQuote, 'sell' | 'buy' | 'fixedSide'>,
): PaymentSplit | null {
  const [sold, bought] = [readWireMoney(quote.sell), readWireMoney(quote.buy)];
  if (!sold || !bought || quote.fixedSide !== (fixedSide === 'sent' ? 'sell' : 'buy')) return null;
  if (fixedSide === 'sent') return isSame(sold, amount) ? splitDebited(bought, terms) : null;
  const split = splitReceived(amount, terms);
  return split && isSame(split.debited, bought) ? split : null;
}

const isSame = (one: Money, other: Money) => one.currency === other.currency && one.minor === other.minor;
