// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { DateRangePanel } from './DateRangePanel';
import { DateRangePicker } from './DateRangePicker';
import * as stories from './DateRangePicker.stories';
import { daysOf } from './range';

const { Default, Panel } = composeStories(stories);
afterEach(cleanup);

const zone = 'Etc/UTC';

describe('DateRangePicker', () => {
  describeConformance(DateRangePicker, {
    props: { value: null, onChange: () => undefined, 'aria-label': 'Created' },
    ref: HTMLButtonElement,
  });

  it('shows the range and takes a named one, closing and giving the focus back', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    const button = screen.getByRole('button', { name: 'Created: 2025-03-03 – 2025-03-21' });
    await user.click(button);
    await user.click(screen.getByText('Last week'));
    expect(change.mock.calls).toEqual([[{ from: '2025-03-17', to: '2025-03-23', zone }]]);
    expect(screen.queryByText('Last week')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('DateRangePanel', () => {
  describeConformance(DateRangePanel, {
    props: { value: null, onChange: () => undefined, today: '2025-03-26', zone },
    ref: HTMLDivElement,
  });

  it('takes two days from the keyboard, in either order', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Panel onChange={change} />);
    screen.getByLabelText('Friday, March 21, 2025').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Now choose the last day')).toBeTruthy();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Friday, March 14, 2025'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday, March 13, 2025'));
    await user.keyboard('{Enter}');
    expect(change.mock.calls).toEqual([[{ from: '2025-03-13', to: '2025-03-21', zone }]]);
  });

  it('takes typed days and says what is wrong with others', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Panel min="2025-02-10" max="2025-03-26" onChange={change} />);
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    const type = async (first: string, last: string) => {
      await user.clear(from);
      await user.type(from, first);
      await user.clear(to);
      await user.type(to, `${last}{Enter}`);
    };
    await type('2025-02-30', '2025-03-01');
    expect(screen.getByText('Enter a day as YYYY-MM-DD')).toBeTruthy();
    expect(from.getAttribute('aria-invalid')).toBe('true');
    await type('2025-03-02', '2025-03-01');
    expect(screen.getByText('The last day is before the first')).toBeTruthy();
    await type('2025-02-01', '2025-03-01');
    expect(screen.getByText('Choose days from 2025-02-10 to 2025-03-26')).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
    await type('2025/2/10', '20250301');
    expect(change.mock.calls).toEqual([[{ from: '2025-02-10', to: '2025-03-01', zone }]]);
  });

  it('lets go of the range', async () => {
    const change = vi.fn();
    renderThemed(<Panel onChange={change} />);
    await userEvent.click(screen.getByText('Clear'));
    expect(change.mock.calls).toEqual([[null]]);
  });
});

describe('daysOf', () => {
  // @spec 2.global.presets
  it('counts names from today, weeks from Monday', () => {
    expect(daysOf('today', '2025-03-26')).toEqual(['2025-03-26', '2025-03-26']);
    expect(daysOf('yesterday', '2025-03-01')).toEqual(['2025-02-28', '2025-02-28']);
    expect(daysOf('lastWeek', '2025-03-24')).toEqual(['2025-03-17', '2025-03-23']);
    expect(daysOf('lastWeek', '2025-03-23')).toEqual(['2025-03-10', '2025-03-16']);
    expect(daysOf('thisMonth', '2024-02-10')).toEqual(['2024-02-01', '2024-02-29']);
    expect(daysOf('lastMonth', '2025-01-31')).toEqual(['2024-12-01', '2024-12-31']);
    expect(daysOf('lastThreeMonth', '2025-05-31')).toEqual(['2025-02-28', '2025-05-31']);
  });
});
