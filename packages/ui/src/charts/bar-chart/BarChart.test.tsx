// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { BarChart } from './BarChart';
import * as stories from './BarChart.stories';
import { barExtents } from './stack';

const { Default, Empty, Loading } = composeStories(stories);
afterEach(cleanup);

const announcement = () => document.querySelector('[aria-live]')?.textContent;

describe('BarChart', () => {
  describeConformance(BarChart, {
    props: { label: 'Deposits', categories: ['Jan', 'Feb'], series: [{ id: 'd', label: 'Deposits', values: [1, 2] }] },
    ref: HTMLElement,
  });

  it('is read by arrow keys', async () => {
    renderThemed(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(announcement()).toBe('Jan: Collected 204,000.00 USD, Paid out 166,000.00 USD');
  });

  it('has every figure in a table', () => {
    renderThemed(<Default />);
    const row = within(screen.getByRole('table')).getByRole('row', { name: /^May/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['263,000.00 USD', '205,000.00 USD']);
  });

  it('stacks upwards and downwards apart', () => {
    const series = [
      { id: 'a', label: 'A', values: [3, 0] },
      { id: 'b', label: 'B', values: [-2, null] },
      { id: 'c', label: 'C', values: [4, 5] },
    ];
    expect(barExtents(series, 2, true)).toEqual([
      { series: 0, index: 0, from: 0, to: 3, outermost: false },
      { series: 1, index: 0, from: 0, to: -2, outermost: true },
      { series: 2, index: 0, from: 3, to: 7, outermost: true },
      { series: 2, index: 1, from: 0, to: 5, outermost: true },
    ]);
  });

  it('says instead of drawing that there is nothing, or not yet', () => {
    renderThemed(<Empty />);
    expect(screen.getByText('No data for this period')).toBeTruthy();
    cleanup();
    renderThemed(<Loading />);
    expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
