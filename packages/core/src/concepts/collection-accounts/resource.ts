import { defineResource } from '../../resource';
import { COLLECTION_ACCOUNT_SORTS, type CollectionAccountContract } from './contract';

/** Accounts that hold collections, on the wire. @source ours */
export const collectionAccounts = /* @__PURE__ */ defineResource<CollectionAccountContract>('collection-account', {
  verbs: { list: true, page: true, get: true, export: true },
  sorts: COLLECTION_ACCOUNT_SORTS,
  firstSort: { field: 'ownerName', direction: 'asc' },
});
