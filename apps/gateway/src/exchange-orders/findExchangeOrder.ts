import type { ExchangeOrder } from '@corridor/core';
import { eq, type SQL } from 'drizzle-orm';
import { accountTable } from '../accounts';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { isUuid } from '../database';
import { toExchangeOrder } from './listing';
import { exchangeOrderTable as o } from './table';

/** An exchange order. @throws Refusal when the caller's partner has none such */
export async function getExchangeOrder(call: Call, id: string): Promise<ExchangeOrder> {
  return find(call, eq(o.id, id));
}

/** The order that was made of a quote. @throws Refusal when there is none */
export async function getExchangeOrderBy(call: Call, { quoteId }: { quoteId: string }): Promise<ExchangeOrder> {
  if (!isUuid(quoteId)) throw notFound('exchange-order');
  return find(call, eq(o.quoteId, quoteId));
}

async function find({ tx }: Call, isMeant: SQL): Promise<ExchangeOrder> {
  const [found] = await tx
    .select({ order: o, account: accountTable })
    .from(o)
    .innerJoin(accountTable, eq(accountTable.id, o.sellAccountId))
    .where(isMeant);
  if (!found) throw notFound('exchange-order');
  return toExchangeOrder(found);
}
