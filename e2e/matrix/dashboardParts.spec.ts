import type { DashboardFigures } from '@corridor/core';
import type { Page } from '@playwright/test';
import { part } from '../fixtures/dashboard';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, test } from '../fixtures/operator';

const FIGURES = '**/api/portal/cms/dashboard/call';

/** Opens the dashboard, and gives what it was answered. */
async function openFigures(page: Page): Promise<DashboardFigures> {
  const answer = page.waitForResponse(FIGURES);
  await page.goto('/dashboard');
  const { data }: { data: DashboardFigures } = await (await answer).json();
  await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
  return data;
}

test('draws the first figures before the code of its charts has come', async ({ signedIn: page }) => {
  const charts = await holdCalls(page, /\/assets\/(FlowBars|MerchantDays|BarChart)-/);
  const { flows, merchants } = await openFigures(page);
  await expect(
    part(page, 'Merchants')
      .getByText((merchants?.total ?? 0).toLocaleString('en'))
      .first(),
  ).toBeVisible();
  await expect(part(page, 'Money in and out').getByRole('link', { name: /^Money in: / })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /^Money in and out in/ })).toHaveCount(0);
  charts.release();
  await expect(
    page.getByRole('main').getByRole('img', { name: new RegExp(`^Money in and out in ${flows?.[0]?.currency}`) }),
  ).toBeVisible();
});
