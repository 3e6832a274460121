// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { DatePicker } from './DatePicker';
import * as stories from './DatePicker.stories';

const { Default, Empty, Limited, Outside, InField, ReadOnly } = composeStories(stories);
afterEach(cleanup);

const focused = () => document.activeElement?.getAttribute('aria-label');
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Value date' });

describe('DatePicker', () => {
  describeConformance(DatePicker, {
    props: { 'aria-label': 'Value date' },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement?.parentElement ?? null,
  });

  it('opens on the day chosen, moves by day, week and month, takes one and gives the focus back', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(focused()).toBe('Friday, March 21, 2025'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('Saturday, March 22, 2025'));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(focused()).toBe('Saturday, March 15, 2025'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe('Tuesday, April 15, 2025'));
    await user.keyboard('{Enter}');
    expect(change.mock.calls).toEqual([['2025-04-15']]);
    expect(screen.queryByRole('grid')).toBeNull();
    await waitFor(() => expect(focused()).toBe('Change the date, 2025-04-15'));
    expect(box().value).toBe('2025-04-15');
  });

  it('closes by Escape and leaves the day as it was', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    const button = screen.getByRole('button', { name: 'Change the date, 2025-03-21' });
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(change).not.toHaveBeenCalled();
  });

  it('reads what is typed in other ways, and hands on what is no day for a rule to refuse', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Empty onChange={change} />);
    await user.type(box(), '2025/4/1');
    expect(change.mock.lastCall).toEqual(['2025-04-01']);
    await user.tab();
    expect(box().value).toBe('2025-04-01');
    await user.clear(box());
    expect(change.mock.lastCall).toEqual(['']);
    await user.type(box(), 'soon');
    expect(box().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(change.mock.lastCall).toEqual(['soon']);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a day as YYYY-MM-DD')).toBeTruthy();
  });

  it('holds to its limits in the calendar and in words', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Limited onChange={change} />);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByLabelText('Tuesday, March 25, 2025'));
    expect(change).not.toHaveBeenCalled();
    await user.click(screen.getByText('Today'));
    expect(change.mock.calls).toEqual([['2025-03-26']]);
    cleanup();
    renderThemed(<Outside />);
    expect(box().getAttribute('aria-describedby')).toBe(
      screen.getByText('Choose a day from 2025-03-26 to 2025-04-26').id,
    );
  });

  it('takes the first and the last day that may be chosen', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Limited min="2025-03-27" max="2025-03-30" onChange={change} />);
    for (const day of ['Sunday, March 30, 2025', 'Thursday, March 27, 2025']) {
      await user.click(screen.getByRole('button'));
      await user.click(screen.getByLabelText(day));
      expect(box().getAttribute('aria-invalid')).toBeNull();
    }
    expect(change.mock.calls).toEqual([['2025-03-30'], ['2025-03-27']]);
  });

  it('gives axe nothing to find when open', async () => {
    renderThemed(<InField />);
    await userEvent.click(screen.getByRole('button'));
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('does not open what can only be read', async () => {
    renderThemed(<ReadOnly />);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
