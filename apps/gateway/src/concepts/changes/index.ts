import { CHANGES_PATH } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { mountChanges } from './mountChanges';

/** The stream of changes of what a caller may see. */
export const changeConcept: Concept = {
  name: 'changes',
  mount: mountChanges,
  documents: () => [{ method: 'get', path: CHANGES_PATH, input: null, output: null, open: false, tag: 'change' }],
};
