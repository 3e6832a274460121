export { defineEnumeration } from './defineEnumeration';
export {
  ENABLEMENT_TRANSITIONS,
  type Enablement,
  type EnablementAction,
  enablement,
  nextEnablement,
} from './enablement';
export type { EnumerationEntry } from './entry';
export type { CodeOf, Enumeration, NameOf } from './enumeration';
