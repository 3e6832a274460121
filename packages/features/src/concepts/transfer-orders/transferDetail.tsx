'use client';

import type { TransferOrder } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { TransferTransactions } from './display/TransferTransactions';
import { transferList } from './transferList';

const { id, party } = columnsOf<TransferOrder>();

const fromMerchant = ({ fromProductType, fromOwnerId }: TransferOrder) =>
  ownerMerchant({ productType: fromProductType, ownerId: fromOwnerId });
const toMerchant = ({ toProductType, toOwnerId }: TransferOrder) =>
  ownerMerchant({ productType: toProductType, ownerId: toOwnerId });

/** Details of a transfer: its amount and sides, its two transactions, its record. */
export const transferDetail = defineDetail(transferList, {
  lines: {
    fromOwnerName: party({ leadsTo: fromMerchant }),
    toOwnerName: party({ leadsTo: toMerchant }),
    fromAccountId: id({ leadsTo: ({ fromAccountId }) => ({ segment: 'account', id: fromAccountId }) }),
    toAccountId: id({ leadsTo: ({ toAccountId }) => ({ segment: 'account', id: toAccountId }) }),
  },
  sections: {
    amounts: ['amount', 'fromOwnerName', 'toOwnerName', 'reference'],
    transactions: TransferTransactions,
    record: ['createdBy', 'createdAt', 'id', 'fromAccountId', 'toAccountId'],
  },
  related: (order) => ({
    merchant: fromMerchant(order),
    toMerchant: toMerchant(order),
    account: { segment: 'account', id: order.fromAccountId },
    toAccount: { segment: 'account', id: order.toAccountId },
    transactions: { segment: 'transaction', filter: { search: order.id } },
    statements: { segment: 'statement', filter: { transactionId: order.outTransactionId } },
    toStatements: { segment: 'statement', filter: { transactionId: order.inTransactionId } },
  }),
});

/** Details of a transfer beside the list, or on the whole page. */
export const TransferDetailPart = detailPart(transferDetail);

/** Props of `TransferDetail`. */
export interface TransferDetailProps extends DetailProps<TransferOrder> {
  readonly transferId: string;
  /** Offers the two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** One transfer on a page of its own: its amount and sides, its two transactions, its record. */
export const TransferDetail = detailWidget<TransferDetailProps>(transferDetail, 'transferId');
