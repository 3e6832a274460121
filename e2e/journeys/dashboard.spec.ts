import type { DashboardFigures, GatewayClient } from '@corridor/core';
import { rangeOfDates } from '@corridor/core';
import type { Locator, Page } from '@playwright/test';
import { expectPartsOf, part } from '../fixtures/dashboard';
import { stranger } from '../fixtures/demo';
import { expect, test } from '../fixtures/operator';

const FIGURES = '**/api/portal/cms/dashboard/call';

/** Every number of the figures that counts the records of a list. */
function countsOf({ work, balances, cards, merchants, flows }: DashboardFigures): string[] {
  const ofStatuses = [cards, merchants].flatMap((part) => part?.byStatus.map(({ count }) => count) ?? []);
  const counts = [
    ...[cards, merchants].flatMap((part) => (part ? [part.total, part.inPeriod] : [])),
    ...[...work.map(({ count }) => count), ...ofStatuses].filter((count) => count > 0),
    ...(balances ?? []).map(({ accounts }) => accounts).filter((accounts) => accounts > 0),
    ...(flows ?? []).map(({ transactions }) => transactions),
  ];
  return counts.map((count) => count.toLocaleString('en')).sort();
}

const countIn = (text: string) => /\d[\d,]*/.exec(text)?.[0] ?? '';

/** Address and count of each figure of a part of the page that leads to a list. */
async function figuresIn(place: Locator): Promise<{ href: string; count: string }[]> {
  // What leads from an amount is summed, not counted: a spec of its own does that.
  const links = place.getByRole('link', { name: /\d/ }).filter({ hasNot: place.page().locator('bdi [dir="ltr"]') });
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: link.getAttribute('aria-label') ?? link.textContent ?? '',
    })),
  );
  return found.map(({ href, text }) => ({ href, count: countIn(text) }));
}

/** What lists of a kind have in common: their screen, and what they are filtered by. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://corridor.example');
  return [pathname, ...searchParams.keys()].join(' ');
}

/** Follows a figure, and comes back. */
async function expectToLead(page: Page, { href, count }: { href: string; count: string }): Promise<void> {
  await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
  const entries = count === '0' ? page.getByText(/No records/) : page.getByText(`of ${count} entries`);
  await expect(entries.first(), href).toBeVisible();
  await page.goBack();
  await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
}

/** Counts the transactions behind the flow of each currency. */
async function expectFlowsToCount(gateway: GatewayClient): Promise<void> {
  const { flows, period } = await gateway.dashboard.call('figures', { zone: 'UTC' });
  const createdAt = rangeOfDates(period.first, period.last, period.zone);
  for (const { currency, transactions } of flows ?? []) {
    const { total } = await gateway.transactions.page({
      page: 1,
      size: 10,
      filter: { currency: [currency], createdAt },
    });
    expect(total, currency).toBe(transactions);
  }
}

// @spec 2.screen.dashboard
test('each figure is there in every currency, and leads to exactly the list that it counts', async ({
  signedIn: page,
  gateway,
}) => {
  const answer = page.waitForResponse(FIGURES);
  await page.goto('/dashboard');
  // What this page was answered: orders go on meanwhile, and another answer may count one more.
  const { data: figures }: { data: DashboardFigures } = await (await answer).json();
  await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
  const linked = await figuresIn(page.getByRole('main'));
  const [first = '', ...currencies] = (figures.flows ?? []).map(({ currency }) => currency);
  const flows = part(page, 'Money in and out');
  const choose = async (currency: string) => {
    await flows.getByRole('combobox').click();
    await page.getByRole('option', { name: currency, exact: true }).click();
    await expect(flows.getByRole('combobox')).toHaveText(currency);
  };
  await expect(flows.getByRole('combobox')).toContainText(first);
  // Charts that come late move what stands below them, also under a pointer that presses it.
  await expect(page.locator('[aria-busy=true], .cr-skeleton')).toHaveCount(0);
  for (const currency of currencies) {
    await choose(currency);
    linked.push(...(await figuresIn(flows)));
  }
  expect(linked.map(({ count }) => count).sort()).toEqual(countsOf(figures));
  for (const { currency } of figures.flows ?? []) {
    expect(linked.some(({ href }) => href.includes(`/transactions?currency=${currency}`))).toBe(true);
  }
  await expect(() => expectFlowsToCount(gateway)).toPass();

  await choose(first);
  // The widget's own test counts every list; here one of each kind stands at its address.
  for (const figure of new Map(linked.toReversed().map((one) => [kindOf(one.href), one])).values()) {
    await expectToLead(page, figure);
  }
});

test('shows a viewer the parts of that role and no others', ({ page, enter, gatewayAs }) =>
  expectPartsOf('viewer', { page, enter, gatewayAs }));

test('shows somebody of another tenant the figures of that tenant, and nothing of others', async ({
  page,
  gateway,
  gatewayAs,
  tokenOf,
}) => {
  const theirs = await gatewayAs(stranger());
  const token = await tokenOf(stranger());
  await page.addInitScript((kept) => localStorage.setItem('corridor-token', kept), token);
  const answer = page.waitForResponse(FIGURES);
  await page.goto('/dashboard');
  const { data: figures }: { data: DashboardFigures } = await (await answer).json();
  await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
  const { total } = await theirs.cards.page({ page: 1, size: 1 });
  expect(figures.cards?.total).toBe(total);
  await expect(part(page, 'Cards').getByText(total.toLocaleString('en'), { exact: true }).first()).toBeVisible();
  const own = await gateway.dashboard.call('figures', { zone: 'UTC' });
  expect(own.cards?.total).not.toBe(total);
  const recent = part(page, 'Recent transactions');
  for (const { id, ownerName } of own.recent ?? []) {
    expect(figures.recent?.map((one) => one.id)).not.toContain(id);
    await expect(recent.getByText(ownerName)).toHaveCount(0);
  }
});
