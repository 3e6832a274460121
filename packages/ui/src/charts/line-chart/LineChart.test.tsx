// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { LineChart } from './LineChart';
import * as stories from './LineChart.stories';

const { Default, Empty, Loading } = composeStories(stories);
afterEach(cleanup);

const announcement = () => document.querySelector('[aria-live]')?.textContent;

describe('LineChart', () => {
  describeConformance(LineChart, {
    props: { label: 'Deposits', categories: ['Jan', 'Feb'], series: [{ id: 'd', label: 'Deposits', values: [1, 2] }] },
    ref: HTMLElement,
  });

  it('is read by arrow keys, by Home and End, and put away by Escape', async () => {
    renderThemed(<Default />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('img', { name: 'Deposits and payments in May' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(announcement()).toMatch(/^2 May: Deposits [\d,]+\.00 USD, Payments [\d,]+\.00 USD$/);
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(announcement()).toMatch(/^29 May: /);
    await userEvent.keyboard('{Escape}');
    expect(announcement()).toBe('');
  });

  it('goes the other way in right-to-left text', async () => {
    renderThemed(<Default />, { dir: 'rtl' });
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(announcement()).toMatch(/^2 May: /);
  });

  it('has every figure in a table', () => {
    renderThemed(<Default />);
    const table = screen.getByRole('table', { name: 'Deposits and payments in May' });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(within(table).getByRole('columnheader', { name: 'Payments' })).toBeTruthy();
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
