import { displayStatusOf, type ExchangeOrder, type ExchangeOrderContract } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { accountTable } from '../accounts';
import { isUuid } from '../database';
import { anyOf, countRows, exactId, type Listing, within } from '../listing';
import { wireMoney } from '../money';
import { type ExchangeOrderOfAccount, exchangeOrderTable as o } from './table';

/** How exchange orders are found. */
export const exchangeOrderListing: Listing<ExchangeOrderContract, ExchangeOrderOfAccount> = {
  id: o.id,
  sorts: { createdAt: o.createdAt, sell: o.sellKey, buy: o.buyKey, status: o.status },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter, { principal }) => [
    eq(o.partnerId, principal.partnerId),
    searched(filter.search),
    exactId(o.ownerId, filter.ownerId),
    anyOf(o.status, filter.status),
    anyOf(o.sellCurrency, filter.sellCurrency),
    anyOf(o.buyCurrency, filter.buyCurrency),
    anyOf(o.fixedSide, filter.fixedSide),
    within(o.createdAt, filter.createdAt),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select({ order: o, account: accountTable })
      .from(o)
      .innerJoin(accountTable, eq(accountTable.id, o.sellAccountId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, o, where),
  idOf: ({ order }) => order.id,
  sortValueOf: ({ order: { createdAt, sellKey, buyKey, status } }, field) =>
    ({ createdAt: createdAt.toISOString(), sell: sellKey, buy: buyKey, status })[field],
  toRow: () => toExchangeOrder,
};

/** A stored exchange order as the wire has it. */
export function toExchangeOrder({ order, account }: ExchangeOrderOfAccount): ExchangeOrder {
  return {
    id: order.id,
    quoteId: order.quoteId,
    productType: account.productType,
    ownerId: order.ownerId,
    ownerName: account.ownerName,
    status: order.status,
    displayStatus: displayStatusOf(order.status, false),
    fixedSide: order.fixedSide,
    sell: wireMoney(order.sellAmount, order.sellCurrency),
    buy: wireMoney(order.buyAmount, order.buyCurrency),
    fee: wireMoney(order.fee, order.sellCurrency),
    clientRate: order.clientRate,
    midRate: order.midRate,
    sellAccountId: order.sellAccountId,
    buyAccountId: order.buyAccountId,
    sellTransactionId: order.sellTransactionId,
    buyTransactionId: order.buyTransactionId,
    createdBy: order.createdBy,
    createdAt: order.createdAt.toISOString(),
    settlesAt: order.settlesAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
  };
}

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) {
    return or(eq(o.id, text), eq(o.quoteId, text), eq(o.sellTransactionId, text), eq(o.buyTransactionId, text));
  }
  const beginning = `${text.replace(/[\\%_]/g, '\\$&')}`;
  return sql`${o.sellAccountId} IN (SELECT id FROM account WHERE partner_id = ${o.partnerId} AND owner_key LIKE corridor_fold(${beginning}) || '%')`;
}
