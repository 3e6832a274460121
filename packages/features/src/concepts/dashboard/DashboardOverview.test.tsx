import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { refusal, scriptedGateway } from '../../testing/scriptedGateway';
import * as stories from './DashboardOverview.stories';
import { MerchantsChart } from './MerchantsChart';
import { Worklist } from './Worklist';

const { Default } = composeStories(stories);

const FIGURES = {
  period: { preset: 'today', first: '2026-03-01', last: '2026-03-01', zone: 'UTC' },
  before: { first: '2026-02-28', last: '2026-02-28' },
  merchants: { total: 3, inPeriod: 3, before: 2, byStatus: [], byDay: [{ date: '2026-03-01', count: 3 }] },
  ...{ cards: null, balances: null, flows: null, recent: null },
  work: [
    { task: 'reviewMerchants', count: 1 },
    { task: 'failedPayments', count: 0 },
  ],
};

describe('DashboardOverview', () => {
  it('asks for another period, and tells its host', async () => {
    const onPeriodChange = vi.fn();
    await Default.run({ args: { onPeriodChange, period: 'lastThreeMonth' } });
    await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(await screen.findByRole('option', { name: 'This month' }));
    expect(onPeriodChange).toHaveBeenCalledWith('thisMonth');
  });
});

describe('parts of the dashboard', () => {
  it('share one call, say what is new beside the period before, and link nothing without an address', async () => {
    const { gateway, requests } = scriptedGateway(() => FIGURES);
    renderWidget(
      <>
        <MerchantsChart />
        <Worklist />
      </>,
      { gateway },
    );
    await screen.findByText('1 merchant to review');
    screen.getByText('50% more than before');
    expect(screen.queryByText(/payments failed/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('say in their place why there are no figures, and ask again', async () => {
    let fails = true;
    const { gateway } = scriptedGateway(() => (fails ? refusal(503, 'Down') : FIGURES));
    renderWidget(<Worklist headingLevel={3} />, { gateway });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('To do'));
  });
});
