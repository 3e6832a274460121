export { defineEnumeration } from './defineEnumeration';
export { type Enablement, enablement } from './enablement';
export type { EnumerationEntry } from './entry';
export type { CodeOf, Enumeration, NameOf } from './enumeration';
