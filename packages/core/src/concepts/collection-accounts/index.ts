export {
  COLLECTION_ACCOUNT_SORTS,
  type CollectionAccount,
  type CollectionAccountContract,
  type CollectionAccountFilter,
  type CollectionAccountSort,
} from './contract';
export { collectionAccounts } from './resource';
