export { anyOf, exactId, exactly, isReference, matching, whether, within } from './conditions';
export { countRows } from './countRows';
export { declareCompletedListing, declareListing } from './declareListing';
export { exportVerb } from './exportVerb';
export { countListed, listingVerbs } from './listingVerbs';
export { readableRows } from './readableRows';
export { recordBy, recordVerbs } from './recordVerbs';
export { tallied, tallyOf } from './tally';
