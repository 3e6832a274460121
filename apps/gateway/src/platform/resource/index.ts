export { type Acted, allowedActions, requireAllowed } from './allowedActions';
export { emailText, humanLines, humanText, nameText, typedText, usernameText } from './humanText';
export type { Implementation } from './Implementation';
export { implement } from './implement';
export type { Operation } from './Operation';
export {
  countriesSchema,
  currenciesSchema,
  exportColumnsSchema,
  idSchema,
  languageSchema,
  nameSchema,
  searchSchema,
  timeRangeSchema,
  zoneSchema,
} from './query';
export type { SchemasOf } from './Schemas';
export { schemaOf } from './schemaOf';
