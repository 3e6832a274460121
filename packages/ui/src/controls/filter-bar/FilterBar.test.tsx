// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { FilterBar } from './FilterBar';
import * as stories from './FilterBar.stories';

const { Default, Narrowed, Pinned } = composeStories(stories);

afterEach(cleanup);

describe('FilterBar', () => {
  describeConformance(FilterBar, { props: { search: { value: '', onChange: () => undefined } }, ref: HTMLDivElement });

  it('adds a filter from the menu, opens its panel and shows its value', async () => {
    renderThemed(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Currency' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'EUR' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Currency: EUR' })).toBeTruthy();
  });

  it('forgets a filter that was added and left empty', async () => {
    renderThemed(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Method' }));
    await screen.findByRole('dialog', { name: 'Method' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Method' })).toBeNull();
  });

  it('removes one filter, and resets them all', async () => {
    renderThemed(<Narrowed />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Status' }));
    expect(screen.queryByRole('button', { name: /^Status/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('button', { name: /^Currency/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('shows a filter that the host has fixed, without a way to change it', () => {
    renderThemed(<Pinned />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Currency: EUR, fixed' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Remove Currency' })).toBeNull();
  });

  it('focuses the search on /, but not while somebody types', async () => {
    renderThemed(
      <>
        <Default />
        <textarea aria-label="Notes" />
      </>,
    );
    await userEvent.keyboard('/');
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), '/');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Notes' }));
  });
});
