import { expect, it } from 'vitest';
import { gridMove } from './gridKeys';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const shape = { rightToLeft: false, rows: 30, page: 10 };
const move = (key: string, row: number, held: Partial<typeof PLAIN> = {}) =>
  gridMove({ ...PLAIN, key, ...held }, { row, cell: 2 }, shape);

it.each([
  ['ArrowDown', 29, 29],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowUp', -1, -1],
  ['PageDown', -1, 10],
  ['PageDown', 0, 10],
  ['PageDown', 25, 29],
  ['PageUp', 29, 19],
  ['PageUp', 4, 0],
  ['PageUp', 0, 0],
] as const)('%s leads from row %i to row %i', (key, from, to) => {
  expect(move(key, from)).toEqual({ row: to, cell: 2 });
});

it('leads to the ends of a row, and with Ctrl or Command of the rows', () => {
  expect(move('Home', 4)).toEqual({ row: 4, cell: 0 });
  expect(move('End', 4)).toMatchObject({ row: 4 });
  for (const held of [{ ctrlKey: true }, { metaKey: true }])
    expect([move('Home', 4, held), move('End', 4, held)]).toEqual([
      { row: 0, cell: 2 },
      { row: 29, cell: 2 },
    ]);
});

it('leaves what is held with Shift or Alt, and Ctrl with a letter, to the browser', () => {
  for (const key of ['ArrowDown', 'ArrowRight', 'PageUp', 'Home'])
    expect([move(key, 4, { shiftKey: true }), move(key, 4, { altKey: true })]).toEqual([undefined, undefined]);
  expect([move('j', 4, { ctrlKey: true }), move('j', 4)]).toEqual([undefined, { row: 5, cell: 2 }]);
});
