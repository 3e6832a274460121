export {
  type CollectionAuditStatus,
  collectionAuditStatus,
} from './enums';
