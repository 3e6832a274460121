// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { DonutChart } from './DonutChart';
import * as stories from './DonutChart.stories';
import { ringParts } from './slices';

const { Default, Empty } = composeStories(stories);
afterEach(cleanup);

const announcement = () => document.querySelector('[aria-live]')?.textContent;

describe('DonutChart', () => {
  describeConformance(DonutChart, {
    props: { label: 'Balances', slices: [{ id: 'USD', label: 'US Dollar', value: 1 }] },
    ref: HTMLElement,
  });

  it('is read part by part with its share', async () => {
    renderThemed(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(announcement()).toBe('Euro: 391,200, 27.5%');
    await userEvent.keyboard('{Escape}');
    expect(announcement()).toBe('');
  });

  it('has every part in a table', () => {
    renderThemed(<Default />);
    expect(within(screen.getByRole('table', { name: 'Balances by currency' })).getAllByRole('row')).toHaveLength(5);
  });

  it('says that there is nothing', () => {
    renderThemed(<Empty />);
    expect(screen.getByText('No data for this period')).toBeTruthy();
  });

  it('divides the turn by the values above zero', () => {
    expect(ringParts([1, -5, 3]).map(({ share }) => share)).toEqual([0.25, 0, 0.75]);
    expect(ringParts([0]).map(({ share }) => share)).toEqual([0]);
  });
});
