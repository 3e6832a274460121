export { createResourceClient } from './createResourceClient';
export { defineResource, type Effect, type Resource, type ResourceDeclaration } from './defineResource';
export {
  type ExportFormat,
  type ExportQuery,
  type FilterQuery,
  PAGE_SIZES,
  type Page,
  type PageQuery,
  type Sort,
  type TimeRange,
} from './query';
export type { ResourceClient } from './ResourceClient';
export type { EmptyContract, Operation, ResourceContract, Verb } from './ResourceContract';
