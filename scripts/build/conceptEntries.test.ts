import { expect, it } from 'vitest';
import { namesOf, requiredEntry } from './conceptEntries';

const ENTRY = `export { cardList } from './cardList';
export type { CardView } from './CardView';
export {
  CardTable,
  type CardTableProps,
} from './CardTable';
`;

it('an entry point by concept exports what its source names', () => {
  expect(namesOf(ENTRY)).toEqual(['cardList', 'type CardView', 'CardTable', 'type CardTableProps']);
});

it('a required entry point exports values of the whole package', () => {
  expect(requiredEntry(namesOf(ENTRY)).split('\n').slice(2, 4)).toEqual([
    'exports.cardList = all.cardList;',
    'exports.CardTable = all.CardTable;',
  ]);
});
