import { type ExchangeQuote, isQuoteOpen, isRateTooOld } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import { declareRecord } from '../../platform/records';
import { conflict } from '../../platform/refusals/refusals';
import { quote } from './createQuote';
import { toQuote } from './row';
import { quoteTable as q, type StoredQuote } from './table';

/** One stored quote. */
export const quoteRecord = declareRecord<StoredQuote>({
  segment: 'exchange-quote',
  table: q,
  select: (tx, where) => tx.select().from(q).where(where),
  storedOf: (stored) => stored,
});

/** A quote. @throws Refusal when the caller's partner has none such */
export async function getQuote(call: Call, id: string): Promise<ExchangeQuote> {
  return toQuote(await quoteRecord.find(call, id));
}

/** A stored quote, locked until the transaction ends, so that it is accepted once. @throws Refusal when there is none such */
export const { lock: lockQuote } = quoteRecord;

/** Refuses a quote that an order was made of, that is over, or whose rates are too old by now. @throws Refusal */
export function requireOpen(quote: StoredQuote, now: Date): void {
  if (quote.orderId) throw conflict('refusals.quoteOrdered');
  if (!isQuoteOpen({ orderId: null, expiresAt: quote.expiresAt.toISOString() }, now)) {
    throw conflict('refusals.quoteExpired');
  }
  if (isRateTooOld(quote.goodUntil, now)) throw conflict('refusals.rateTooOld');
}

/** Uses a quote up: no other order is made of it. */
export async function consumeQuote(tx: Transaction, { id }: StoredQuote, orderId: string): Promise<void> {
  await tx.update(q).set({ orderId }).where(eq(q.id, id));
}

/** Asks a quote's question again at the present rate. @throws Refusal when an order was made of it */
export async function requote(call: Call, id: string): Promise<ExchangeQuote> {
  const stored = await lockQuote(call, id);
  if (stored.orderId) throw conflict('refusals.quoteOrdered');
  const { ownerId, fixedSide, sellCurrency, buyCurrency } = stored;
  const amount =
    fixedSide === 'sell' ? wireMoney(stored.sellAmount, sellCurrency) : wireMoney(stored.buyAmount, buyCurrency);
  return quote(call, { ownerId, fixedSide, sellCurrency, buyCurrency, amount }, id);
}
