import {
  type CurrencyCode,
  EXCHANGE_MARGIN_BASIS_POINTS,
  type ExchangeProblem,
  type ExchangeProblemReason,
  type ExchangeQuote,
  type ExchangeQuoteRequest,
  type FixedSide,
  type Money,
  priceExchange,
  QUOTE_MINUTES,
  type RefusalReason,
  rateWithMargin,
  readExchangeInput,
  settlesAt,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { newId, type Transaction } from '../../platform/database';
import { belowMinimum } from '../../platform/money';
import type { RateSource } from '../../platform/ports/RateSource';
import { invalid } from '../../platform/refusals/refusals';
import { requireOwner } from '../accounts';
import { midRateOf } from './rates';
import { toQuote } from './row';
import { quoteTable, type StoredQuote } from './table';

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
  const owner = { ...(await requireOwner(call, request.ownerId)), partnerId: principal.partnerId };
  const { rates } = call.services;
  const stored = await storeQuote(tx, { owner, ...sidesOf(request), replacesId, rates, at: now });
  const { id, clientRate } = stored;
  await call.audit({ action: 'create', subject: 'exchange-quote', subjectId: id, after: { ...request, clientRate } });
  return toQuote(stored);
}

/** What a quote is made of. */
export interface QuoteTerms {
  readonly owner: Pick<StoredQuote, 'partnerId' | 'productType' | 'ownerId' | 'ownerName'>;
  readonly sell: CurrencyCode;
  readonly buy: CurrencyCode;
  readonly fixedSide: FixedSide;
  readonly fixed: Money;
  readonly replacesId: string | null;
  /** Where rates come from; null where they are simulated. */
  readonly rates: RateSource | null;
  readonly at: Date;
}

/** Prices an exchange at the present rate and writes the price down. @throws Refusal that names what has no price, or says that a rate is too old */
export async function storeQuote(tx: Transaction, terms: QuoteTerms): Promise<StoredQuote> {
  const { owner, sell, buy, fixedSide, fixed, replacesId, at } = terms;
  const { midRate, goodUntil } = await midRateOf(tx, { ...terms, partnerId: owner.partnerId });
  const clientRate = rateWithMargin(midRate, EXCHANGE_MARGIN_BASIS_POINTS);
  const otherCurrency = fixedSide === 'sell' ? buy : sell;
  const price = clientRate === '0' ? null : priceExchange({ fixedSide, amount: fixed, otherCurrency, clientRate });
  if (!price) throw invalid([{ path: 'amount.amount', reason: 'refusals.notPriced' }]);
  const [stored] = await tx
    .insert(quoteTable)
    .values({
      ...owner,
      id: newId(tx, at),
      fixedSide,
      sellCurrency: sell,
      sellAmount: price.sell.minor,
      buyCurrency: buy,
      buyAmount: price.buy.minor,
      fee: price.fee.minor,
      clientRate,
      midRate,
      createdAt: at,
      expiresAt: new Date(at.getTime() + QUOTE_MINUTES * 60_000),
      settlesAt: settlesAt(at),
      goodUntil,
      replacesId,
    })
    .returning();
  if (!stored) throw new Error('a quote that was just made is not there');
  return stored;
}

const REASONS: Readonly<Record<ExchangeProblemReason, RefusalReason>> = {
  ownerMissing: 'refusals.required',
  notACurrency: 'refusals.notACurrency',
  sameCurrency: 'refusals.sameCurrency',
  otherCurrency: 'refusals.fixedSideCurrency',
  amountMissing: 'refusals.required',
  notAnAmount: 'refusals.notAnAmount',
  tooManyDecimals: 'refusals.tooManyDecimals',
  notPositive: 'refusals.aboveZero',
  tooSmall: 'refusals.notPriced',
  tooMuch: 'refusals.tooMuchExchanged',
};

function reasonOf({ reason, minimum }: ExchangeProblem) {
  return reason === 'tooSmall' && minimum ? belowMinimum(minimum) : { reason: REASONS[reason] };
}

function sidesOf(request: ExchangeQuoteRequest) {
  const reading = readExchangeInput(request);
  if (!reading.ok) throw invalid(reading.problems.map((problem) => ({ path: problem.path, ...reasonOf(problem) })));
  const { sell, buy, fixed } = reading;
  return { sell, buy, fixed, fixedSide: request.fixedSide };
}
