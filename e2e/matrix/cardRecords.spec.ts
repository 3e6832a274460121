import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

// @spec 2.screen.cards
test('finds what happened to a card among the records of all cards, and its balance', async ({
  signedIn: page,
  gateway,
}) => {
  const { items } = await gateway.cardEvents.page({ page: 1, size: 10, filter: { action: ['block'] } });
  const [event] = items;
  await page.goto(`/card?tab=records&action=block&search=${event?.cardId}`);
  await expect(rows(page).first()).toContainText('Blocked');
  await rows(page).first().getByText('Blocked').first().click();
  await expect(page.getByRole('dialog').getByText(event?.actor ?? '')).toBeVisible();
  await page.goto(`/card?tab=balances&search=${event?.cardId}`);
  await expect(rows(page)).toHaveCount(1);
});
