export { anyOf, exactId, exactly, matching, within } from './conditions';
export { countRows } from './countRows';
export { declareListing } from './declareListing';
export { instantColumn, textColumn } from './exportColumns';
export { type ExportColumn, exportVerb } from './exportVerb';
export type { Listing, Slice } from './Listing';
export { listingVerbs } from './listingVerbs';
export { readableRows } from './readableRows';
export { tallied, tallyOf } from './tally';
