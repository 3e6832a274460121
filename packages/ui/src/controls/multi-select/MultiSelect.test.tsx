// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { MultiSelect } from './MultiSelect';
import * as stories from './MultiSelect.stories';

const { Default, Several } = composeStories(stories);
afterEach(cleanup);

describe('MultiSelect', () => {
  describeConformance(MultiSelect, {
    props: { 'aria-label': 'Types', options: [{ value: 'fee', label: 'Fee' }] },
    ref: HTMLButtonElement,
    styled: (button) => button.parentElement,
  });

  it('ticks with Enter and Space, stays open, and hands values out in the order of the options', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(change.mock.lastCall).toEqual([['101']]);
    await user.keyboard('{ArrowUp} ');
    expect(change.mock.lastCall).toEqual([['100', '101']]);
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    await user.keyboard(' ');
    expect(change.mock.lastCall).toEqual([['101']]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('changes nothing by Tab', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Tab}');
    expect(change).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says how many are chosen and lets go of all of them', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Several onChange={change} />);
    expect(screen.getByRole('combobox').textContent).toBe('4Deposit, Collection, Payment, Exchange in');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(change.mock.calls).toEqual([[[]]]);
  });
});
