export type { Export } from './Export';
export { type Implementation, type ImplementOptions, implement } from './implement';
export { mountResource } from './mountResource';
export type { Operation } from './Operation';
export { parse } from './parse';
export { idSchema, instantSchema, searchSchema, timeRangeSchema } from './query';
export type { SchemasOf } from './Schemas';
export { schemaOf } from './schemaOf';
export type { VerbsOf } from './Verbs';
