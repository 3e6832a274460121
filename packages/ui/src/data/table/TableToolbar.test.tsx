// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { TableToolbar } from './TableToolbar';
import * as stories from './TableToolbar.stories';

const { Default } = composeStories(stories);
const headings = () => [...document.querySelectorAll('th')].map((cell) => cell.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(cleanup);

describe('TableToolbar', () => {
  describeConformance(TableToolbar, {
    props: { children: '3 transfers', onRefresh: () => undefined },
    ref: HTMLDivElement,
  });

  it('hides, orders and brings back columns', async () => {
    renderThemed(<Default />);
    await press('Columns');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Status' }));
    expect(headings()).toEqual(['Payee', 'Reference', 'Amount']);
    await press('Move Amount up');
    expect(headings()).toEqual(['Payee', 'Amount', 'Reference']);
    await press('Reset columns');
    expect(headings()).toEqual(['Payee', 'Status', 'Reference', 'Amount']);
  });

  it('hides on a reset what is hidden at first, whatever was shown', async () => {
    const onChange = vi.fn();
    const columns = [
      { id: 'name', header: 'Name' },
      { id: 'note', header: 'Note', hiddenAtFirst: true },
    ];
    const view = { hidden: ['name'], order: ['note'], widths: {} };
    renderThemed(<TableToolbar columns={columns} columnView={view} onColumnViewChange={onChange} />);
    await press('Columns');
    await press('Reset columns');
    expect(onChange).toHaveBeenCalledWith({ hidden: ['note'], order: [], widths: {} });
  });

  it('does not let a column go that must stay', async () => {
    renderThemed(<Default />);
    await press('Columns');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Payee' })).disabled).toBe(true);
  });

  it('changes the height of rows', async () => {
    renderThemed(<Default />);
    await press('Row height');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    expect(document.querySelector('[data-density=compact] table')).toBeTruthy();
  });
});
