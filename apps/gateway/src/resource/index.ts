export { type Implementation, implement } from './implement';
export { mountResource } from './mountResource';
export type { Operation } from './Operation';
export { idSchema, searchSchema, timeRangeSchema } from './query';
export type { SchemasOf } from './Schemas';
export { schemaOf } from './schemaOf';
