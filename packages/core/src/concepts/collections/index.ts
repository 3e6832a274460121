export {
  COLLECTION_SORTS,
  type Collection,
  type CollectionContract,
  type CollectionDetail,
  type CollectionEvent,
  type CollectionFilter,
  type CollectionSort,
} from './contract';
export {
  type CollectionAction,
  type CollectionAuditStatus,
  type CollectionEventKind,
  collectionAction,
  collectionAuditStatus,
  collectionEventKind,
} from './enums';
export { collections } from './resource';
export {
  COLLECTION_TRANSITIONS,
  canMoveCollection,
  collectionActionsFor,
  isCollectionLinkable,
  statusOfCoverage,
} from './status';
