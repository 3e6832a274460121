import type { ExchangeQuote } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../app/refusals';
import type { Call } from '../call';
import { wireMoney } from '../money';
import { quote } from './createQuote';
import { toQuote } from './row';
import { quoteTable as q, type StoredQuote } from './table';

/** A quote. @throws Refusal when the caller's partner has none such */
export async function getQuote(call: Call, id: string): Promise<ExchangeQuote> {
  const [stored] = await call.tx.select().from(q).where(eq(q.id, id));
  if (!stored) throw notFound('exchange-quote');
  return toQuote(stored);
}

/** A stored quote, locked until the transaction ends, so that it is accepted once. @throws Refusal when there is none such */
export async function lockQuote({ tx }: Call, id: string): Promise<StoredQuote> {
  const [stored] = await tx.select().from(q).where(eq(q.id, id)).for('no key update');
  if (!stored) throw notFound('exchange-quote');
  return stored;
}

/** Asks a quote's question again at the present rate. @throws Refusal when an order was made of it */
export async function requote(call: Call, id: string): Promise<ExchangeQuote> {
  const stored = await lockQuote(call, id);
  if (stored.orderId) throw conflict('An order was already made of this quote');
  const { ownerId, fixedSide, sellCurrency, buyCurrency } = stored;
  const amount =
    fixedSide === 'sell' ? wireMoney(stored.sellAmount, sellCurrency) : wireMoney(stored.buyAmount, buyCurrency);
  return quote(call, { ownerId, fixedSide, sellCurrency, buyCurrency, amount }, id);
}
