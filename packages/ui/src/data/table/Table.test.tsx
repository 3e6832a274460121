// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { sampleTransfers } from '../../testing/sampleTransfers';
import { Table } from './Table';
import * as stories from './Table.stories';

const {
  Arrangeable,
  Empty,
  Expandable,
  Failed,
  FailedRefresh,
  Loading,
  Openable,
  Refreshing,
  Selectable,
  Sortable,
  Unmatched,
  Unsearched,
  WithRowActions,
} = composeStories(stories);

// Working out accessible names asks the simulated browser for styles, which takes it seconds on a busy machine.
afterEach(cleanup);

const bodyRows = () => [...document.querySelectorAll('tbody > [role=row]')];
const focused = () => document.activeElement;
const rowText = () => focused()?.closest('[data-row]')?.getAttribute('data-row');

describe('Table', () => {
  describeConformance(Table<{ id: string }>, {
    props: {
      label: 'Things',
      columns: [{ id: 'id', header: 'Id', value: (row) => row.id, sortable: true }],
      rows: [{ id: 'a' }, { id: 'b' }],
      rowId: (row) => row.id,
      selectable: true,
      rowDetail: (row) => row.id,
      defaultExpanded: ['a'],
    },
    ref: HTMLDivElement,
  });

  it('keeps the structure of a table for a screen reader', () => {
    renderThemed(<Openable rows={sampleTransfers(2)} firstRow={20} totalRows={22} />);
    const grid = screen.getByRole('grid', { name: 'Transfers' });
    expect(grid.getAttribute('aria-rowcount')).toBe('23');
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Payee', 'Status', 'Reference', 'Created', 'Amount']);
    expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['22', '23']);
    expect(within(grid).getByRole('rowheader', { name: 'Marisol Traders S.A. de C.V.' })).toBeTruthy();
  });

  it('sorts up, down and not at all', async () => {
    renderThemed(<Sortable />);
    const heading = screen.getByRole('columnheader', { name: 'Payee' });
    const states = [heading.getAttribute('aria-sort')];
    for (const _ of [1, 2, 3]) {
      await userEvent.click(within(heading).getByRole('button'));
      states.push(heading.getAttribute('aria-sort'));
    }
    expect(states).toEqual(['none', 'ascending', 'descending', 'none']);
  });

  it('selects one row, a range with Shift, the page, and passes over what may not be selected', async () => {
    const heard = vi.fn();
    renderThemed(<Selectable defaultSelected={[]} onSelectedChange={heard} />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    const user = userEvent.setup();
    await user.click(boxes[6] ?? document.body);
    await user.keyboard('{Shift>}');
    await user.click(boxes[10] ?? document.body);
    await user.keyboard('{/Shift}');
    expect(heard.mock.lastCall?.[0]).toHaveLength(4);
    expect(boxes[9]?.disabled).toBe(true);
    expect(boxes[0]?.indeterminate).toBe(true);
    await user.click(boxes[0] ?? document.body);
    expect(heard.mock.lastCall?.[0]).toHaveLength(9);
    expect(screen.getByText('9 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(heard.mock.lastCall?.[0]).toEqual([]);
  });

  it('opens a row by click and by Enter, but not by a press on its own controls', async () => {
    const open = vi.fn();
    renderThemed(<WithRowActions onRowOpen={open} />);
    await userEvent.click(screen.getByText('Zhejiang Lanting Textile'));
    await userEvent.click(screen.getAllByRole('button', { name: /^Actions for/ })[0] ?? document.body);
    expect(open.mock.calls.map(([row]) => row.payee)).toEqual(['Zhejiang Lanting Textile']);
    await userEvent.click(screen.getByText('Zhejiang Lanting Textile'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(open.mock.lastCall?.[0].payee).toBe('Cardamom Foods Private Limited');
  });

  it('does not open a row by a press that ends a selection of text', async () => {
    const open = vi.fn();
    renderThemed(<Openable onRowOpen={open} />);
    const payee = screen.getByText('Zhejiang Lanting Textile');
    getSelection()?.selectAllChildren(payee);
    fireEvent.click(payee);
    expect(open).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    fireEvent.click(payee);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is one tab stop, inside which arrows, Home, End and page keys move', async () => {
    renderThemed(
      <>
        <WithRowActions />
        <a href="#after">after</a>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(rowText()).toBe('0');
    await user.keyboard('{ArrowDown}{ArrowDown}{End}');
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Actions for/);
    expect(rowText()).toBe('2');
    await user.keyboard('{ArrowLeft}');
    expect(focused()?.getAttribute('role')).toBe('gridcell');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(rowText()).toBe('9');
    await user.keyboard('{PageUp}');
    expect(rowText()).toBe('0');
    // With Shift an arrow is the reader's, who may be selecting text.
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(rowText()).toBe('0');
    await user.keyboard('{ArrowUp}{Home}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Payee' }));
    await user.tab();
    expect(focused()?.textContent).toBe('after');
    await user.tab({ shift: true });
    expect(focused()).toBe(screen.getByRole('button', { name: 'Payee' }));
  });

  it('turns the arrows round in right-to-left text', async () => {
    renderThemed(<Openable />, { dir: 'rtl' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()?.textContent).toBe('Paid');
  });

  it('selects the row under the arrows with Space', async () => {
    renderThemed(<Selectable defaultSelected={[]} />);
    await userEvent.click(screen.getByText('Zhejiang Lanting Textile'));
    await userEvent.keyboard('{ArrowDown} ');
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('opens with Enter a row whose tick has the focus, and leaves the tick alone', async () => {
    const open = vi.fn();
    renderThemed(<Selectable defaultSelected={[]} onRowOpen={open} />);
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toHaveProperty('type', 'checkbox');
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledOnce();
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('shows and hides the details of a row', async () => {
    renderThemed(<Expandable />);
    const shut = screen.getByRole('button', { name: 'Hide details of Zhejiang Lanting Textile' });
    expect(screen.getByText(/^Zhejiang Lanting Textile receives/)).toBeTruthy();
    await userEvent.click(shut);
    expect(screen.queryByText(/^Zhejiang Lanting Textile receives/)).toBeNull();
    expect(shut.getAttribute('aria-expanded')).toBe('false');
  });

  it('moves a column by Alt with an arrow and says where it is', async () => {
    renderThemed(<Arrangeable />);
    screen.getByRole('button', { name: 'Payee' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 2)
        .map((cell) => cell.textContent),
    ).toEqual(['Status', 'Payee']);
    expect(screen.getByText('Payee, column 2 of 11')).toBeTruthy();
  });

  it('makes a column wider by Shift with an arrow, never narrower than 64 pixels', async () => {
    renderThemed(<Arrangeable />);
    screen.getByRole('button', { name: 'Payee' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(screen.getByText('Payee, 64 pixels wide')).toBeTruthy();
  });

  // @spec 2.global.empty 2.global.unsearched
  it.each([
    [Empty, 'No records found. Your list is empty'],
    [Unsearched, 'Click Search to view your records'],
    [Unmatched, 'No records match these filters'],
    [Failed, 'The transfers could not be loaded.'],
  ])('says why there are no rows', (Story, sentence) => {
    renderThemed(<Story />);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(bodyRows()).toEqual([]);
  });

  it('offers to clear the filters when nothing matches', async () => {
    const clear = vi.fn();
    renderThemed(<Unmatched onClearFilters={clear} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledOnce();
  });

  it('keeps rows while it refreshes, and when refreshing fails', () => {
    renderThemed(<Refreshing />);
    expect(screen.getByRole('progressbar', { name: 'Refreshing records' })).toBeTruthy();
    expect(bodyRows()).toHaveLength(10);
    cleanup();
    renderThemed(<FailedRefresh />);
    expect(screen.getByText('The transfers could not be refreshed.')).toBeTruthy();
    expect(bodyRows()).toHaveLength(3);
  });

  it('shows an error and no skeleton when loading failed', () => {
    renderThemed(<Loading error="Broken" />);
    expect(screen.getByText('Broken')).toBeTruthy();
    expect(document.querySelector('.cr-skeleton')).toBeNull();
  });

  it('says that it loads, without rows for a screen reader', () => {
    renderThemed(<Loading />);
    expect(screen.getByText('Loading records')).toBeTruthy();
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(bodyRows()).toEqual([]);
  });

  it('does not draw a row again that has not changed', async () => {
    const drawn = vi.fn((row: { id: string }) => row.id);
    const columns = [{ id: 'id', header: 'Id', cell: drawn }];
    const rows = sampleTransfers(4);
    renderThemed(<Table label="Things" columns={columns} rows={rows} rowId={(row) => row.id} selectable />);
    drawn.mockClear();
    await userEvent.click(screen.getAllByRole('checkbox')[2] ?? document.body);
    expect(new Set(drawn.mock.calls.map(([row]) => row.id))).toEqual(new Set([rows[1]?.id]));
  });
});
