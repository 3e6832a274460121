import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

async function openCards(page: Page, search = ''): Promise<void> {
  await page.goto(`/card${search}`);
  await expect(rows(page).first()).toBeVisible();
}

test('finds a card by its last four digits', async ({ signedIn: page, gateway }) => {
  const { items } = await gateway.cards.page({ page: 3, size: 10 });
  const last4 = items[0]?.last4 ?? '';
  await openCards(page);
  await page.keyboard.press('/');
  await page.keyboard.type(last4);
  await expect(page).toHaveURL(new RegExp(`search=${last4}`));
  await expect(rows(page).first()).toContainText(last4);
});

test('says when nothing matches and clears the filter', async ({ signedIn: page }) => {
  await page.goto('/card?search=no-card-is-called-this');
  await expect(page.getByText('No records match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('offers only what a card allows', async ({ signedIn: page, gateway }) => {
  const { items } = await gateway.cards.page({ page: 1, size: 10, filter: { status: ['closed'] } });
  await page.goto(`/card?open=${items[0]?.id}`);
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByText('Closed', { exact: true }).first()).toBeVisible();
  for (const action of ['Activate', 'Block', 'Unblock', 'Report loss']) {
    await expect(drawer.getByRole('button', { name: action, exact: true })).toHaveCount(0);
  }
});

test('an address without an open card that exists says so', async ({ page, enter }) => {
  await enter('operator');
  await page.goto('/card?open=01900000-0000-7000-8000-000000000000');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});
