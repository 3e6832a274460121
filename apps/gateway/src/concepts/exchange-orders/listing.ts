import { displayStatusOf, type ExchangeOrder, type ExchangeOrderContract, exchangeOrders } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../../platform/database';
import { anyOf, declareListing, exactId, recordBy, recordVerbs, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { accountTable } from '../accounts';
import { type ExchangeOrderOfAccount, exchangeOrderTable as o } from './table';

/** How exchange orders are found. */
export const exchangeOrderListing = declareListing<ExchangeOrderContract, ExchangeOrderOfAccount>({
  resource: exchangeOrders,
  id: o.id,
  partnerId: o.partnerId,
  sorts: {
    createdAt: [o.createdAt, ({ order }) => order.createdAt.toISOString()],
    sell: [o.sellKey, ({ order }) => order.sellKey],
    buy: [o.buyKey, ({ order }) => order.buyKey],
    status: [o.status, ({ order }) => order.status],
  },
  conditions: (filter) => [
    searched(filter.search),
    exactId(o.ownerId, filter.ownerId),
    ofAccount(filter.accountId),
    anyOf(o.status, filter.status),
    anyOf(o.sellCurrency, filter.sellCurrency),
    anyOf(o.buyCurrency, filter.buyCurrency),
    anyOf(o.fixedSide, filter.fixedSide),
    within(o.createdAt, filter.createdAt),
  ],
  select: (tx, where) =>
    tx
      .select({ order: o, account: accountTable })
      .from(o)
      .innerJoin(accountTable, eq(accountTable.id, o.sellAccountId))
      .where(where),
  idOf: ({ order }) => order.id,
  toRow: toExchangeOrder,
});

/** An exchange order. @throws Refusal when the caller's partner has none such */
export const { get: getExchangeOrder } = recordVerbs(exchangeOrderListing);

/** The order that was made of a quote. @throws Refusal when there is none */
export const getExchangeOrderBy = recordBy(exchangeOrderListing, ({ quoteId }) => [exactId(o.quoteId, quoteId)]);

/** A stored exchange order as the wire has it. */
function toExchangeOrder({ order, account }: ExchangeOrderOfAccount): ExchangeOrder {
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

function ofAccount(id: string | undefined): SQL | undefined {
  return id === undefined ? undefined : or(exactId(o.sellAccountId, id), exactId(o.buyAccountId, id));
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
