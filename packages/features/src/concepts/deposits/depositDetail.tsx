'use client';

import { type Deposit, depositStatus } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { depositList, depositTones } from './depositList';

const { id } = columnsOf<Deposit>();

/** Details of a deposit: what was sent, what was credited, who paid. */
export const depositDetail = defineDetail(depositList, {
  subtitle: ({ status }, { t }) => (
    <StatusChip tone={depositTones[status]}>{t(depositStatus.labelKey(status))}</StatusChip>
  ),
  lines: {
    accountId: id({ leadsTo: ({ accountId }) => ({ segment: 'account', id: accountId }) }),
    transactionId: id({ leadsTo: ({ transactionId }) => ({ segment: 'transaction', id: transactionId }) }),
  },
  sections: {
    amounts: ['amount', 'fee', 'credited'],
    payer: ['payerName', 'payerAccountNumber', 'payerCountry', 'reference'],
    record: ['ownerName', 'productType', 'receivedAt', 'returnedAt', 'transactionId', 'accountId', 'id'],
  },
  related: ({ accountId, ownerId, productType, transactionId }) => ({
    merchant: ownerMerchant({ productType, ownerId }),
    account: { segment: 'account', id: accountId },
    transaction: { segment: 'transaction', id: transactionId },
    statements: { segment: 'statement', filter: { transactionId } },
  }),
});

/** Details of a deposit beside the list, or on the whole page. */
export const DepositDetailPart = detailPart(depositDetail);

/** Props of `DepositDetail`. */
export interface DepositDetailProps extends DetailProps<Deposit> {
  readonly depositId: string;
}

/** One deposit on a page of its own: what was sent, what was credited, who paid. */
export const DepositDetail = detailWidget<DepositDetailProps>(depositDetail, 'depositId');
