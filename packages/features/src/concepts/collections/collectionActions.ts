import type { Collection } from '@corridor/core';
import { defineActions } from '../../kit/actions/defineActions';
import { collectionList } from './collectionList';

/** Actions on a collection: its review, and the way back of its money, which is typed because it cannot be undone. */
export const collectionActions = defineActions(collectionList, [
  { approve: {}, reject: { tone: 'danger', reason: 'required' } },
  { return: { tone: 'danger', reason: 'optional', typed: ({ amount }: Collection) => amount.amount } },
]);
