import { expect, it } from 'vitest';
import { namesOf, requiredDoor } from './conceptDoors';

const ENTRY = `export { cardList } from './cardList';
export type { CardView } from './CardView';
export {
  CardTable,
  type CardTableProps,
} from './CardTable';
`;

it('a door by concept gives what its entry file names', () => {
  expect(namesOf(ENTRY)).toEqual(['cardList', 'type CardView', 'CardTable', 'type CardTableProps']);
});

it('a required door hands on values of the whole package', () => {
  expect(requiredDoor(namesOf(ENTRY)).split('\n').slice(2, 4)).toEqual([
    'exports.cardList = all.cardList;',
    'exports.CardTable = all.CardTable;',
  ]);
});
