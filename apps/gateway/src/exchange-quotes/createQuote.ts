import {
  type CurrencyCode,
  EXCHANGE_MARGIN_BASIS_POINTS,
  type ExchangeQuote,
  type ExchangeQuoteRequest,
  isCurrencyCode,
  type Money,
  priceExchange,
  QUOTE_MINUTES,
  rateWithMargin,
  settlesAt,
} from '@corridor/core';
import { requireOwner } from '../accounts';
import { invalid } from '../app/refusals';
import type { Call } from '../call';
import { createId } from '../database';
import { minorOf, storedMoney } from '../money';
import { midRateOf } from './rates';
import { toQuote } from './row';
import { quoteTable } from './table';

/** Prices an exchange at the present rate and keeps the price for three minutes. @throws Refusal that names what does not fit */
export async function createQuote(call: Call, request: ExchangeQuoteRequest): Promise<ExchangeQuote> {
  return quote(call, request, null);
}

/** Prices it again, in place of an earlier quote. */
export async function quote(
  call: Call,
  request: ExchangeQuoteRequest,
  replacesId: string | null,
): Promise<ExchangeQuote> {
  const { tx, now, principal } = call;
  const owner = await requireOwner(call, request.ownerId);
  const { sell, buy, fixed } = sidesOf(request);
  const midRate = await midRateOf(tx, sell, buy);
  const clientRate = rateWithMargin(midRate, EXCHANGE_MARGIN_BASIS_POINTS);
  const { fixedSide } = request;
  const otherCurrency = fixedSide === 'sell' ? buy : sell;
  const price = clientRate === '0' ? null : priceExchange({ fixedSide, amount: fixed, otherCurrency, clientRate });
  if (!price) throw invalid([{ path: 'amount.amount', reason: 'is too small to be exchanged' }]);
  const [stored] = await tx
    .insert(quoteTable)
    .values({
      id: createId(now.getTime()),
      partnerId: principal.partnerId,
      ...owner,
      fixedSide,
      sellCurrency: sell,
      sellAmount: price.sell.minor,
      buyCurrency: buy,
      buyAmount: price.buy.minor,
      fee: price.fee.minor,
      clientRate,
      midRate,
      createdAt: now,
      expiresAt: new Date(now.getTime() + QUOTE_MINUTES * 60_000),
      settlesAt: settlesAt(now),
      replacesId,
    })
    .returning();
  if (!stored) throw new Error('a quote that was just made is not there');
  await call.audit({
    action: 'create',
    subject: 'exchange-quote',
    subjectId: stored.id,
    after: { ...request, clientRate },
  });
  return toQuote(stored);
}

function sidesOf({ sellCurrency, buyCurrency, fixedSide, amount }: ExchangeQuoteRequest) {
  const sell = requireCurrency(sellCurrency, 'sellCurrency');
  const buy = requireCurrency(buyCurrency, 'buyCurrency');
  if (sell === buy) throw invalid([{ path: 'buyCurrency', reason: 'must be another currency than is sold' }]);
  if (amount.currency !== (fixedSide === 'sell' ? sell : buy)) {
    throw invalid([{ path: 'amount.currency', reason: 'must be the currency of the fixed side' }]);
  }
  const fixed: Money = storedMoney(minorOf(amount), amount.currency);
  if (fixed.minor <= 0n) throw invalid([{ path: 'amount.amount', reason: 'must be above zero' }]);
  return { sell, buy, fixed };
}

function requireCurrency(text: string, path: string): CurrencyCode {
  if (isCurrencyCode(text)) return text;
  throw invalid([{ path, reason: 'is not a currency' }]);
}
