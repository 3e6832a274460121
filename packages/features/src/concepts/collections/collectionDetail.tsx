'use client';

import type { CollectionDetail as CollectionRecord } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { CollectionStatusChip } from '../../kit/display/CollectionStatusChip';
import { withMessages } from '../../kit/list/withMessages';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { coverageMessages } from '../../messages/coverage';
import { materialLinksMessages } from '../../messages/material-links';
import { transactionsMessages } from '../../messages/transactions';
import { CollectionTimeline } from './CollectionDetail/CollectionTimeline';
import { Coverage } from './CollectionDetail/Coverage';
import { LedgerLines } from './CollectionDetail/LedgerLines';
import { LinkedMaterials } from './CollectionDetail/LinkedMaterials';
import type { LinkMaterialOptions } from './CollectionDetail/LinkMaterialButton';
import { collectionActions } from './collectionActions';
import { collectionList } from './collectionList';

const { text, id, instant } = columnsOf<CollectionRecord>();

/** Details of a collection: what its status means, what covers it, who paid, and how its money moved. */
export const collectionDetail = defineDetail(
  withMessages(collectionList, coverageMessages, materialLinksMessages, transactionsMessages),
  {
    subtitle: (collection) => <CollectionStatusChip collection={collection} />,
    lines: {
      payerAccountNumber: text(),
      holderName: text(),
      virtualAccountNumber: id({
        leadsTo: ({ virtualAccountId }) => ({ segment: 'virtual-account', id: virtualAccountId }),
      }),
      reviewedAt: instant(),
      returnedAt: instant(),
      accountId: id({ leadsTo: ({ accountId }) => ({ segment: 'account', id: accountId }) }),
    },
    sections: {
      coverage: Coverage,
      materials: LinkedMaterials,
      amounts: ['amount', 'fee', 'credited'],
      payer: ['payerName', 'payerAccountNumber', 'payerCountry', 'reference', 'bankReference'],
      timeline: CollectionTimeline,
      ledger: LedgerLines,
      record: [
        'ownerName',
        'holderName',
        'virtualAccountNumber',
        'receivedAt',
        'reviewedAt',
        'returnedAt',
        'id',
        'accountId',
      ],
    },
    related: ({ id: search, ownerId, productType, accountId, creditTransactionId: transactionId }) => ({
      merchant: ownerMerchant({ productType, ownerId }),
      account: { segment: 'account', id: accountId },
      transactions: { segment: 'transaction', filter: { search } },
      statements: transactionId ? { segment: 'statement', filter: { transactionId } } : null,
    }),
    actions: collectionActions,
    footer: ['return', 'reject', 'approve'],
  },
);

/** Details of a collection beside the list, or on the whole page. */
export const CollectionDetailPart = detailPart(collectionDetail);

/** Props of `CollectionDetail`. */
export interface CollectionDetailProps extends DetailProps<CollectionRecord>, LinkMaterialOptions {
  readonly collectionId: string;
}

/** One collection on a page of its own: status and what it lacks, materials, payer, timeline, ledger and the allowed actions. */
export const CollectionDetail = detailWidget<CollectionDetailProps>(collectionDetail, 'collectionId');
