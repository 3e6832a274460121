// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { TimePicker } from './TimePicker';
import * as stories from './TimePicker.stories';
import { TimeRangePicker } from './TimeRangePicker';

const { Default, Empty, TwelveHours, WithoutSeconds, Limits, Range } = composeStories(stories);
afterEach(cleanup);

const part = (name: string, within_: HTMLElement = document.body) =>
  within(within_).getByRole<HTMLInputElement>('spinbutton', { name });
const shown = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);

describe('TimePicker', () => {
  describeConformance(TimePicker, { props: { 'aria-label': 'Cut-off' }, ref: HTMLDivElement });

  it('is typed through from the first part, and reports a whole time only', async () => {
    const change = vi.fn();
    renderThemed(<Empty onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('0905');
    expect(change.mock.calls).toEqual([]);
    await userEvent.keyboard('7');
    expect(change.mock.calls).toEqual([['09:05:07']]);
    expect(shown()).toEqual(['09', '05', '07']);
  });

  it('goes on at once where no second figure can follow', async () => {
    renderThemed(<WithoutSeconds />);
    await userEvent.click(part('Hour'));
    await userEvent.keyboard('745');
    expect(shown()).toEqual(['07', '45']);
  });

  it('turns a part by arrows, round its range, and moves between parts', async () => {
    renderThemed(<Default />);
    await userEvent.click(part('Hour'));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Home}{ArrowDown}{ArrowRight}{End}');
    expect(shown()).toEqual(['17', '59', '59']);
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    expect(shown()).toEqual(['17', '', '59']);
    expect(part('Minute').getAttribute('aria-valuetext')).toBe('Empty');
  });

  // @spec 9.time-panel
  it('keeps a day of 24 hours behind AM and PM', async () => {
    const change = vi.fn();
    renderThemed(<TwelveHours onChange={change} />);
    expect(shown()).toEqual(['04', '30', '00', 'PM']);
    await userEvent.click(part('Morning or afternoon'));
    await userEvent.keyboard('a');
    expect(change.mock.lastCall).toEqual(['04:30:00']);
    await userEvent.click(part('Hour'));
    await userEvent.keyboard('12');
    expect(change.mock.lastCall).toEqual(['00:30:00']);
  });

  it('takes a pasted time', async () => {
    const change = vi.fn();
    renderThemed(<Empty onChange={change} />);
    await userEvent.click(part('Minute'));
    await userEvent.paste('23:59:58');
    expect(change.mock.calls).toEqual([['23:59:58']]);
  });

  it('moves a time beyond its limits to the nearest when it is left', async () => {
    const change = vi.fn();
    renderThemed(<Limits onChange={change} />);
    await userEvent.click(part('Hour'));
    await userEvent.keyboard('23');
    await userEvent.click(document.body);
    expect(change.mock.lastCall).toEqual(['17:30:00']);
  });

  it('offers columns that are moved by arrows, with what is outside the limits disabled', async () => {
    const change = vi.fn();
    renderThemed(<Limits onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a time' }));
    const hour = screen.getByRole('listbox', { name: 'Hour' });
    expect(document.activeElement).toBe(hour);
    expect(within(hour).getByRole('option', { name: '08' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}{Enter}');
    expect(change.mock.lastCall).toEqual(['09:31:00']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('TimeRangePicker', () => {
  describeConformance(TimeRangePicker, { props: { 'aria-label': 'Hours' }, ref: HTMLDivElement });

  // @spec 9.time-range
  it('takes the end along with a later start, and lets no end be earlier', async () => {
    renderThemed(<Range />);
    const [start, end] = [
      screen.getByRole('group', { name: 'Start time' }),
      screen.getByRole('group', { name: 'End time' }),
    ];
    await userEvent.click(part('Hour', start));
    await userEvent.keyboard('18');
    expect(part('Hour', end).value).toBe('18');
    await userEvent.click(part('Hour', end));
    await userEvent.keyboard('07');
    await userEvent.click(document.body);
    expect(part('Hour', end).value).toBe('18');
  });
});
