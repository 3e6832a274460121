'use client';

import {
  conversionSides,
  type AccountTransactionDetail as TransactionRecord,
  type TransactionSource,
  transactionStatus,
} from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import type { RelatedName } from '../../kit/detail/Related';
import { IdText } from '../../kit/display/IdText';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { transactionTones } from './display/transactionTones';
import { originTarget } from './TransactionDetail/originTarget';
import { TransactionLegs } from './TransactionDetail/TransactionLegs';
import { transactionList } from './transactionList';

const { id, custom } = columnsOf<TransactionRecord>();
const { pending } = transactionStatus.code;

/** Details of a transaction: its amounts, the other side, its origin and the transactions of the same origin. */
export const transactionDetail = defineDetail(transactionList, {
  subtitle: ({ status }, { t }) => (
    <StatusChip tone={transactionTones[status]}>{t(transactionStatus.labelKey(status))}</StatusChip>
  ),
  lines: {
    accountId: id({ leadsTo: ({ accountId }) => ({ segment: 'account', id: accountId }) }),
    cardId: id({ leadsTo: ({ cardId }) => (cardId ? { segment: 'card', id: cardId } : null) }),
    transferId: id(),
    conversionRate: custom('conversionRate', {
      line: (rate, transaction, { t, format }) =>
        rate && t('transactions.conversion', { rate: format.rate(rate), ...conversionSides(transaction) }),
    }),
    source: custom('source', {
      line: (source, _record, { t }, label) =>
        source && (
          <>
            {t(`transactions.source.${source.kind}`)}{' '}
            <IdText value={source.id} what={label} to={originTarget(source)} />
          </>
        ),
    }),
  },
  sections: {
    overview: ['type', 'component', 'billingAmount', 'billingFee', 'balanceChange', 'balanceAfter', 'ownerName'],
    counterparty: ['counterpartyName', 'counterpartyAccountNumber', 'country', 'merchantInfo', 'reference'],
    conversion: ['transactionAmount', 'conversionRate'],
    legs: TransactionLegs,
    record: [
      'createdAt',
      'bookedAt',
      'productType',
      'source',
      'cardId',
      'relatedTransactionId',
      'accountId',
      'transferId',
      'id',
    ],
  },
  related: ({ id: transactionId, accountId, ownerId, productType, source, cardId, bookedAt }) => ({
    merchant: ownerMerchant({ productType, ownerId }),
    account: { segment: 'account', id: accountId },
    card: cardId ? { segment: 'card', id: cardId } : null,
    [nameOf(source?.kind)]: source && originTarget(source),
    transactions: source && { segment: 'transaction', filter: { search: source.id } },
    statements: bookedAt ? { segment: 'statement', filter: { transactionId } } : null,
  }),
  follow: ({ status }) => status === pending,
});

/** Details of a transaction beside the list, or on the whole page. */
export const TransactionDetailPart = detailPart(transactionDetail);

/** Props of `TransactionDetail`. */
export interface TransactionDetailProps extends DetailProps<TransactionRecord> {
  readonly transactionId: string;
}

/** One transaction on a page of its own: its amounts, the other side, and where it comes from. */
export const TransactionDetail = detailWidget<TransactionDetailProps>(transactionDetail, 'transactionId');

function nameOf(kind: TransactionSource | undefined): RelatedName {
  switch (kind) {
    case 'card':
    case 'authorization':
    case 'deposit':
    case 'collection':
      return kind;
    default:
      return 'order';
  }
}
