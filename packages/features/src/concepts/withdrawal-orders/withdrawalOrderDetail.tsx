'use client';

import { isOrderOver, type WithdrawalOrderDetail as WithdrawalRecord } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { OrderStatusChip } from '../../kit/display/OrderStatusChip';
import { OrderTimeline } from '../../kit/orders/OrderTimeline';
import { OrderTransactions } from '../../kit/orders/OrderTransactions';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { withdrawalOrderActions } from './withdrawalOrderActions';
import { withdrawalOrderList } from './withdrawalOrderList';

const { text, id } = columnsOf<WithdrawalRecord>();

/** Details of a withdrawal: its fee, where it goes, how far it has come, its transactions; followed until it is over. */
export const withdrawalOrderDetail = defineDetail(withdrawalOrderList, {
  subtitle: ({ displayStatus }) => <OrderStatusChip status={displayStatus} />,
  lines: {
    createdBy: text(),
    withdrawalAccountId: id({
      leadsTo: ({ withdrawalAccountId }) => ({ segment: 'withdrawal-account', id: withdrawalAccountId }),
    }),
    accountId: id({ leadsTo: ({ accountId }) => ({ segment: 'account', id: accountId }) }),
  },
  total: 'debited',
  sections: {
    amounts: ['amount', 'fee', 'debited', 'received', 'reason'],
    destination: ['holderName', 'bankName', 'accountEnding'],
    timeline: OrderTimeline,
    transactions: OrderTransactions,
    record: ['status', 'ownerName', 'createdBy', 'createdAt', 'completedAt', 'id', 'withdrawalAccountId', 'accountId'],
  },
  related: ({ id: orderId, ownerId, accountId, withdrawalAccountId, productType, transactionId }) => ({
    merchant: ownerMerchant({ productType, ownerId }),
    account: { segment: 'account', id: accountId },
    transactions: { segment: 'transaction', filter: { search: orderId } },
    statements: { segment: 'statement', filter: { transactionId } },
    withdrawalAccount: { segment: 'withdrawal-account', id: withdrawalAccountId },
  }),
  actions: withdrawalOrderActions,
  footer: ['cancel'],
  follow: ({ status }) => !isOrderOver(status),
});

/** Details of a withdrawal beside the list, or on the whole page. */
export const WithdrawalOrderDetailPart = detailPart(withdrawalOrderDetail);

/** Props of `WithdrawalOrderDetail`. */
export interface WithdrawalOrderDetailProps extends DetailProps<WithdrawalRecord> {
  readonly orderId: string;
  /** Offers the withdrawal's transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** One withdrawal on a page of its own: its fee, where it goes, how far it has come, its transactions; followed until it is over. */
export const WithdrawalOrderDetail = detailWidget<WithdrawalOrderDetailProps>(withdrawalOrderDetail, 'orderId');
