'use client';

import { type CollectionAccount, productType } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { withMessages } from '../../kit/list/withMessages';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { collectionsMessages } from '../../messages/collections';
import { AccountCollections } from './CollectionAccountDetail/AccountCollections';
import { collectionAccountList } from './collectionAccountList';

const { id } = columnsOf<CollectionAccount>();

/** Details of an account that holds collections: its figures, its latest collections and the ways to all of them. */
export const collectionAccountDetail = defineDetail(withMessages(collectionAccountList, collectionsMessages), {
  subtitle: ({ productType: product }, { t }) => t(productType.labelKey(product)),
  lines: { ownerId: id() },
  sections: {
    amounts: ['pending', 'waiting', 'creditedThisMonth', 'virtualAccounts'],
    collections: AccountCollections,
    record: ['ownerName', 'currency', 'lastReceivedAt', 'id', 'ownerId'],
  },
  related: ({ id: accountId, ownerId, productType: product }) => ({
    merchant: ownerMerchant({ productType: product, ownerId }),
    account: { segment: 'account', id: accountId },
    collections: { segment: 'collection', filter: { accountId } },
  }),
});

/** Details of an account that holds collections beside the list, or on the whole page. */
export const CollectionAccountDetailPart = detailPart(collectionAccountDetail);
