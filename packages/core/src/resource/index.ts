export { createResourceClient } from './createResourceClient';
export {
  defineResource,
  type Effect,
  type PagedResource,
  type Resource,
  type ResourceDeclaration,
  type ResourceOf,
  type SortDeclaration,
} from './defineResource';
export type { ExportFormat } from './ExportFormat';
export { operationPath } from './operationPath';
export type { PrintedFile } from './PrintedFile';
export {
  type ExportColumn,
  type ExportQuery,
  type FilterQuery,
  ID_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PAGE_SIZE_MAX,
  PAGE_SIZES,
  type Page,
  type PageQuery,
  SEARCH_FIRST_ROWS,
  SEARCH_MAX_LENGTH,
  type Sort,
  type TimeRange,
} from './query';
export type { ResourceClient } from './ResourceClient';
export type { EmptyContract, Operation, ResourceContract, Verb } from './ResourceContract';
export type { Segment } from './Segment';
export type { StartedUpload } from './startUpload';
