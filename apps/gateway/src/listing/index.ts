export { anyOf, exactId, exactly, matching, within } from './conditions';
export { countRows } from './countRows';
export { type ExportColumn, exportVerb } from './exportVerb';
export type { Listing } from './Listing';
export { listingVerbs } from './listingVerbs';
export { tallied, tallyOf } from './tally';
