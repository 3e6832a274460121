import { add, type ExchangeOrder, money } from '@corridor/core';
import type { Call } from '../../platform/call';
import { isUuid, newId, type Transaction } from '../../platform/database';
import { invalid } from '../../platform/refusals/refusals';
import { ensureAccount, type StoredAccount } from '../accounts';
import { consumeQuote, lockQuote, requireOpen, type StoredQuote } from '../exchange-quotes';
import { reserve } from '../orders';
import { recordTransactions } from '../transactions';
import { completeExchange } from './completeExchange';
import { getExchangeOrder } from './listing';
import { exchangeOrderTable, type StoredExchangeOrder } from './table';

/** Accepts a quote: sets aside what is sold with its fee, and settles at once where the quote says so. @throws Refusal when it is over or not covered */
export async function createExchangeOrder(call: Call, { quoteId }: { quoteId: string }): Promise<ExchangeOrder> {
  const { tx, now } = call;
  if (!isUuid(quoteId)) throw invalid([{ path: 'quoteId', reason: 'refusals.unknownQuote' }]);
  const quote = await lockQuote(call, quoteId);
  requireOpen(quote, now);
  const order = await acceptQuote(tx, quote, { at: now, createdBy: call.principal.name });
  const settlesAtOnce = order.settlesAt <= now;
  if (settlesAtOnce) await completeExchange(tx, order, now);
  const after = { quoteId, status: settlesAtOnce ? 4 : order.status };
  await call.audit({ action: 'create', subject: 'exchange-order', subjectId: order.id, after });
  return getExchangeOrder(call, order.id);
}

/** Makes an order of a quote: sets aside what is sold with its fee, and announces both transactions. @throws LedgerRefusal `insufficient-funds` */
export async function acceptQuote(
  tx: Transaction,
  quote: StoredQuote,
  { at, createdBy }: { at: Date; createdBy: string },
): Promise<StoredExchangeOrder> {
  const { ownerId, ownerName, productType, partnerId, sellCurrency, buyCurrency } = quote;
  const of = { partnerId, productType, ownerId, ownerName, at };
  const sold = await ensureAccount(tx, { ...of, currency: sellCurrency });
  const bought = await ensureAccount(tx, { ...of, currency: buyCurrency });
  const id = newId(tx, at);
  const [sell, fee] = [money(quote.sellAmount, sellCurrency), money(quote.fee, sellCurrency)];
  const holdId = await reserve(tx, sold, add(sell, fee), { kind: 'exchange-order', orderId: id, at });
  const [sellTransactionId, buyTransactionId] = await announce(tx, quote, { at, id, sold, bought });
  const { fixedSide, sellAmount, buyAmount, clientRate, midRate, settlesAt } = quote;
  const terms = { fixedSide, sellCurrency, sellAmount, buyCurrency, buyAmount, fee: quote.fee, clientRate, midRate };
  const [order] = await tx
    .insert(exchangeOrderTable)
    .values({
      ...terms,
      id,
      partnerId,
      quoteId: quote.id,
      ownerId,
      status: 3,
      sellAccountId: sold.id,
      buyAccountId: bought.id,
      sellTransactionId,
      buyTransactionId,
      holdId,
      createdBy,
      createdAt: at,
      settlesAt,
    })
    .returning();
  if (!order) throw new Error('an order that was just made is not there');
  await consumeQuote(tx, quote, order.id);
  return order;
}

interface Sides {
  readonly id: string;
  readonly sold: StoredAccount;
  readonly bought: StoredAccount;
  readonly at: Date;
}

/** Writes down the two linked transactions, waiting until the order is settled. */
async function announce(
  tx: Transaction,
  quote: StoredQuote,
  { id, sold, bought, at }: Sides,
): Promise<[string, string]> {
  const [out, into] = [newId(tx, at), newId(tx, at)];
  const [sell, buy] = [money(quote.sellAmount, sold.currency), money(quote.buyAmount, bought.currency)];
  const source = { kind: 'exchange-order', id } as const;
  const both = { status: 11, source, reference: id, conversionRate: quote.clientRate, at } as const;
  const fee = money(quote.fee, sold.currency);
  await recordTransactions(tx, [
    { ...both, id: out, account: sold, type: 123, amount: sell, fee, transactionAmount: buy, relatedId: into },
    { ...both, id: into, account: bought, type: 122, amount: buy, transactionAmount: sell, relatedId: out },
  ]);
  return [out, into];
}
