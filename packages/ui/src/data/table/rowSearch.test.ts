import { describe, expect, it } from 'vitest';
import { rowSearch } from './rowSearch';

const rows = [
  { name: 'Ada', town: 'Oslo' },
  { name: 'Bo', town: 'Adana' },
  { name: 'Cy', town: 'Rome' },
];
const columns = [
  { id: 'name', header: 'Name', value: (row: (typeof rows)[number]) => row.name },
  { id: 'town', header: 'Town', value: (row: (typeof rows)[number]) => row.town },
];
const search = () => rowSearch(rows, columns);

describe('searching rows', () => {
  it('finds a text in any value, whatever its capitals', () => {
    expect([...(search().find('ADA') ?? [])]).toEqual([1, 1, 0]);
  });

  it('finds all when nothing is asked', () => {
    expect(search().find('  ')).toBeNull();
  });

  it('does not match across two columns', () => {
    expect([...(search().find('adaoslo') ?? [])]).toEqual([0, 0, 0]);
  });

  it('gives the same when more and then less is typed', () => {
    const typed = search();
    const answers = ['a', 'ad', 'ada', 'adan', 'ad', 'o'].map((text) => [...(typed.find(text) ?? [])]);
    expect(answers).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
    ]);
  });

  it('finds the same in rows that are ready and in those that are not', () => {
    const { prepare, find } = search();
    prepare(1);
    expect([...(find('ADA') ?? [])]).toEqual([1, 1, 0]);
    expect([...(find('adaoslo') ?? [])]).toEqual([0, 0, 0]);
  });

  it('finds a letter that grows when it is made small', () => {
    const value = (row: { name: string }) => row.name;
    const typed = rowSearch([{ name: 'İİ' }, { name: 'II' }], [{ id: 'name', header: 'Name', value }]);
    expect([...(typed.find('İİ') ?? [])]).toEqual([1, 0]);
  });

  it('gets ready bit by bit', () => {
    const { prepare, find } = search();
    expect([prepare(2), prepare(2)]).toEqual([true, false]);
    expect([...(find('rome') ?? [])]).toEqual([0, 0, 1]);
  });
});
