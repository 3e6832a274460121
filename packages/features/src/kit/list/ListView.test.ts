import { describe, expect, it } from 'vitest';
import { isFiltered, type ListView, meaningful, shownColumns, withFilter, withSize, withSort } from './ListView';

interface Found {
  status: string[];
  search: string;
  last4: string;
  shared: boolean;
}

const third: ListView<Found, 'balance'> = {
  filter: {},
  sort: null,
  page: 3,
  size: 10,
  columns: { hidden: [], order: [], widths: {} },
  openId: null,
  full: false,
  form: null,
};

describe('list view', () => {
  it('goes back to the first page under another filter or order', () => {
    expect(withFilter(third, { status: ['lost'] })).toMatchObject({ page: 1, filter: { status: ['lost'] } });
    expect(withSort(third, { field: 'balance', direction: 'asc' }).page).toBe(1);
  });

  it('keeps the first row on screen when the page size changes', () => {
    expect(withSize(third, 25)).toMatchObject({ size: 25, page: 1 });
    expect(withSize({ ...third, page: 8 }, 25)).toMatchObject({ size: 25, page: 3 });
    expect(withSize({ ...third, page: 2, size: 50 }, 10)).toMatchObject({ size: 10, page: 6 });
  });

  it('drops conditions that say nothing, but keeps a plain no', () => {
    expect(meaningful<Found>({ search: '', status: [], shared: false, last4: '4242' })).toEqual({
      shared: false,
      last4: '4242',
    });
    expect(isFiltered({ search: '' })).toBe(false);
    expect(isFiltered({ shared: false })).toBe(true);
  });

  it('exports the columns that are on screen, in the order of the reader', () => {
    const columns = { hidden: ['b'], order: ['d', 'a'], widths: {} };
    expect(shownColumns(['a', 'b', 'c', 'd'], columns)).toEqual(['d', 'a', 'c']);
  });
});
