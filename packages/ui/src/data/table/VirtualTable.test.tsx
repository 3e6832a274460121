// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { VirtualTable } from './VirtualTable';
import * as stories from './VirtualTable.stories';

const { Default, FewRows, SortedAndSearchedHere } = composeStories(stories);
const HEIGHT = 440;

const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('.cr-virtual > [data-row]')].map((row) => Number(row.dataset.row));
const firstTexts = () =>
  [...document.querySelectorAll('.cr-virtual > tr > .cr-first')].slice(0, 3).map((cell) => cell.textContent);
const focusedRow = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row');

function scrollTo(top: number) {
  const box = document.querySelector<HTMLElement>('.cr-scroll');
  if (!box) throw new Error('Nothing scrolls.');
  act(() => {
    box.scrollTop = top;
    box.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  // The simulated browser lays nothing out, so it is told how tall the box is.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('VirtualTable', () => {
  describeConformance(VirtualTable<{ id: string }>, {
    props: {
      label: 'Things',
      columns: [{ id: 'id', header: 'Id', value: (row) => row.id, sortable: true }],
      rows: [{ id: 'a' }],
      rowId: (row) => row.id,
    },
    ref: HTMLDivElement,
  });

  it('draws the visible rows and a few around them, and says how many there are', () => {
    renderThemed(<Default />);
    scrollTo(44 * 1000);
    const rows = drawn();
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toBeLessThan(1000);
    expect(rows.at(-1)).toBeGreaterThan(1000 + HEIGHT / 44 - 2);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001');
    expect(document.querySelector('[data-row="1000"]')?.getAttribute('aria-rowindex')).toBe('1002');
  });

  it('covers the viewport wherever it is scrolled to, up or down, near or far', () => {
    renderThemed(<Default />);
    for (const top of [0, 120, 240, 4400, 4000, 219_000, 218_500, 17, 90_000, 0]) {
      scrollTo(top);
      const rows = drawn();
      const first = Math.floor(top / 44);
      expect(rows[0]).toBeLessThanOrEqual(first);
      expect(rows.at(-1)).toBeGreaterThanOrEqual(Math.min(4999, first + Math.floor((HEIGHT - 40) / 44)));
    }
  });

  it('keeps the whole height, so that the scroll bar tells the truth', () => {
    renderThemed(<Default />);
    scrollTo(44 * 500);
    const [before, after] = [...document.querySelectorAll<HTMLElement>('.cr-spacer')].map((one) =>
      Number.parseInt(one.style.blockSize, 10),
    );
    expect((before ?? 0) + (after ?? 0) + drawn().length * 44).toBe(5000 * 44);
  });

  it('draws all of a few rows', () => {
    renderThemed(<FewRows />);
    expect(drawn()).toEqual([0, 1, 2]);
  });

  it('sorts and searches what is here', async () => {
    renderThemed(<SortedAndSearchedHere />);
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    const amounts = [...document.querySelectorAll('.cr-virtual .cr-end')].map((cell) => Number(cell.textContent));
    expect(amounts).toEqual(amounts.toSorted((left, right) => right - left));
    await userEvent.type(screen.getByRole('searchbox'), 'tr-104321');
    expect(firstTexts()).toEqual(['TR-104321']);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No records match these filters')).toBeTruthy();
  });

  it('moves by keys to rows that were not drawn', async () => {
    renderThemed(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(focusedRow()).toBe('4999');
    await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}');
    expect(focusedRow()).toBe('10');
  });

  it('goes on from the row that had the focus after it was scrolled away', async () => {
    renderThemed(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    scrollTo(44 * 3000);
    expect(document.activeElement).toBe(screen.getByRole('grid'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedRow()).toBe('3');
  });
});
