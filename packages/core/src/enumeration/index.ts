export { defineEnumeration } from './defineEnumeration.js';
export type { EnumerationEntry } from './entry.js';
export type { CodeOf, Enumeration, NameOf } from './enumeration.js';
export { type Enablement, enablement } from './enablement.js';
