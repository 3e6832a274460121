import { type TransferOrder, type TransferOrderContract, transferOrders } from '@corridor/core';
import { eq, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '../../platform/database';
import { anyOf, declareListing, exactId, isReference, recordBy, recordVerbs, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { accountTable } from '../accounts';
import { type NamedTransferOrder, transferOrderTable as o } from './table';

const [fromAccount, toAccount] = [alias(accountTable, 'from_account'), alias(accountTable, 'to_account')];

/** How transfer orders are found. */
export const transferOrderListing = declareListing<TransferOrderContract, NamedTransferOrder>({
  resource: transferOrders,
  id: o.id,
  partnerId: o.partnerId,
  sorts: {
    createdAt: [o.createdAt, ({ order }) => order.createdAt.toISOString()],
    amount: [o.amountKey, ({ order }) => order.amountKey],
  },
  conditions: (filter) => [
    searched(filter.search),
    either(exactId(o.fromOwnerId, filter.ownerId), exactId(o.toOwnerId, filter.ownerId)),
    either(exactId(o.fromAccountId, filter.accountId), exactId(o.toAccountId, filter.accountId)),
    anyOf(o.currency, filter.currency),
    within(o.createdAt, filter.createdAt),
  ],
  select: (tx, where) =>
    tx
      .select({
        order: o,
        fromOwnerName: fromAccount.ownerName,
        fromProductType: fromAccount.productType,
        toOwnerName: toAccount.ownerName,
        toProductType: toAccount.productType,
      })
      .from(o)
      .innerJoin(fromAccount, eq(fromAccount.id, o.fromAccountId))
      .innerJoin(toAccount, eq(toAccount.id, o.toAccountId))
      .where(where),
  idOf: ({ order }) => order.id,
  toRow: toTransferOrder,
});

/** A transfer order. @throws Refusal when the caller's partner has none such */
export const { get: getTransferOrder } = recordVerbs(transferOrderListing);

/** The transfer order of a request. @throws Refusal when there is none, or more than one */
export const getTransferOrderBy = recordBy(transferOrderListing, ({ requestId }) => [eq(o.requestId, requestId)]);

function toTransferOrder({ order, ...sides }: NamedTransferOrder): TransferOrder {
  return {
    id: order.id,
    fromAccountId: order.fromAccountId,
    fromOwnerId: order.fromOwnerId,
    fromOwnerName: sides.fromOwnerName,
    fromProductType: sides.fromProductType,
    toAccountId: order.toAccountId,
    toOwnerId: order.toOwnerId,
    toOwnerName: sides.toOwnerName,
    toProductType: sides.toProductType,
    amount: wireMoney(order.amount, order.currency),
    reference: order.reference,
    outTransactionId: order.outTransactionId,
    inTransactionId: order.inTransactionId,
    createdBy: order.createdBy,
    createdAt: order.createdAt.toISOString(),
  };
}

const either = (one: SQL | undefined, other: SQL | undefined) => one && or(one, other);

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (!isUuid(text)) return or(isReference(o.reference, text), eq(o.requestId, text));
  const ids = [o.id, o.fromAccountId, o.toAccountId, o.outTransactionId, o.inTransactionId];
  return or(...ids.map((column) => eq(column, text)));
}
