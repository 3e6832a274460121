export type { LinkMaterialOptions } from './CollectionDetail/LinkMaterialButton';
export {
  CollectionTable,
  type CollectionTableHandle,
  type CollectionTableProps,
  type CollectionView,
} from './CollectionTable';
export { CollectionDetail, type CollectionDetailProps } from './collectionDetail';
export { collectionList } from './collectionList';
