export {
  CollectionAccountList,
  type CollectionAccountListHandle,
  type CollectionAccountListProps,
  type CollectionAccountView,
} from './CollectionAccountList/CollectionAccountList';
export { collectionAccountList } from './collectionAccountList';
