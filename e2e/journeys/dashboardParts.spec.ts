import { type DashboardFigures, fromWireMoney, type WireMoney } from '@corridor/core';
import type { Page } from '@playwright/test';
import { part } from '../fixtures/dashboard';
import { expect, test } from '../fixtures/operator';

const FIGURES = '**/api/portal/cms/dashboard/call';

const minorOf = (amount: WireMoney) => fromWireMoney(amount).minor;

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor);

/** Opens the dashboard, and gives what it was answered. */
async function openFigures(page: Page): Promise<DashboardFigures> {
  const answer = page.waitForResponse(FIGURES);
  await page.goto('/dashboard');
  const { data }: { data: DashboardFigures } = await (await answer).json();
  await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
  return data;
}

test('money in and out leads to the transactions that sum up to it', async ({ signedIn: page, gateway }) => {
  const { flows } = await openFigures(page);
  const [flow] = flows ?? [];
  for (const [label, way, figure] of [
    ['Money in', 'in', flow?.incoming],
    ['Money out', 'out', flow?.outgoing],
  ] as const) {
    await part(page, 'Money in and out')
      .getByRole('link', { name: new RegExp(`^${label}: `) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/transactions\\?.*direction=${way}`));
    const [from = '', to = '', zone = ''] = new URL(page.url()).searchParams.get('createdAt')?.split('~') ?? [];
    const rows = await gateway.transactions.list({
      filter: { direction: [way], currency: [flow?.currency ?? ''], createdAt: { from, to, zone } },
    });
    await expect(page.getByText(new RegExp(`of ${rows.length.toLocaleString('en')} entr`))).toBeVisible();
    const sum = rows.reduce((total, { balanceChange }) => total + absolute(minorOf(balanceChange)), 0n);
    expect(sum, label).toBe(figure && minorOf(figure));
    await page.goBack();
  }
});

test('available, held and pending money leads to the accounts that hold it', async ({ signedIn: page, gateway }) => {
  const { balances } = await openFigures(page);
  const total = balances?.find(({ held }) => minorOf(held) !== 0n);
  const { currency = '', accounts = 0 } = total ?? {};
  const links = part(page, 'Balances').locator(`a[href="/account?currency=${currency}"]`);
  await expect(links.and(page.getByRole('link', { name: 'On hold: ' }))).toHaveCount(1);
  const available = links.and(page.getByRole('link', { name: `Available in ${currency}: ` }));
  await expect(available).toHaveCount(1);
  await available.click();
  await expect(page).toHaveURL(`/account?currency=${currency}`);
  await expect(page.getByText(new RegExp(`of ${accounts} entr`))).toBeVisible();
  const rows = await gateway.accounts.list({ filter: { currency: [currency] } });
  for (const kind of ['available', 'held', 'collectionPending'] as const) {
    const sum = rows.reduce((all, row) => all + minorOf(row[kind]), 0n);
    expect(sum, kind).toBe(total && minorOf(total[kind]));
  }
});
