export {
  collectionAuditStatus,
  type CollectionAuditStatus,
} from './enums.js';
