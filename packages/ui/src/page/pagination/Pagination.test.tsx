// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Pagination } from './Pagination';
import * as stories from './Pagination.stories';
import { pageAfterResize } from './pageRange';

const { Default, Empty, FirstPage, LastPage } = composeStories(stories);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(cleanup);

describe('Pagination', () => {
  describeConformance(Pagination, {
    props: { page: 1, size: 10, total: 95, onPageChange: () => undefined, onSizeChange: () => undefined },
    ref: HTMLElement,
  });

  // @spec 2.global.pagination
  it('says which entries of how many are shown', () => {
    renderThemed(<Default />);
    expect(screen.getByText('Showing 51 to 75 of 1,284 entries')).toBeTruthy();
  });

  it('says so when there is nothing', () => {
    renderThemed(<Empty />);
    expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeTruthy();
    expect(button('Next page').disabled).toBe(true);
  });

  // @spec 9.pagination-ends
  it('goes to the first, previous, next and last page', async () => {
    const heard = vi.fn();
    renderThemed(<Pagination page={3} size={10} total={95} onPageChange={heard} />);
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) await userEvent.click(button(name));
    expect(heard.mock.calls).toEqual([[1], [2], [4], [10]]);
  });

  it('stops at both ends', () => {
    renderThemed(<FirstPage />);
    expect([button('First page').disabled, button('Previous page').disabled]).toEqual([true, true]);
    cleanup();
    renderThemed(<LastPage />);
    expect(screen.getByText('Showing 1,276 to 1,284 of 1,284 entries')).toBeTruthy();
    expect([button('Next page').disabled, button('Last page').disabled]).toEqual([true, true]);
  });

  it('goes to a typed page on Enter, to the nearest one there is, and not on Escape', async () => {
    renderThemed(<Default />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Page' });
    await userEvent.clear(box);
    await userEvent.type(box, '900{Enter}');
    expect(screen.getByText('Showing 1,276 to 1,284 of 1,284 entries')).toBeTruthy();
    await userEvent.type(box, '7{Escape}');
    expect(box.value).toBe('52');
  });

  it('keeps the first entry visible when the size changes', async () => {
    renderThemed(<Default />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
    expect(screen.getByText('Showing 51 to 60 of 1,284 entries')).toBeTruthy();
    expect(pageAfterResize(6, 10, 25)).toBe(3);
  });
});
