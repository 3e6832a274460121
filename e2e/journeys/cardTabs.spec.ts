import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

// @spec 2.screen.cards
test('goes from cards to authorizations, finds a declined payment and says why', async ({
  signedIn: page,
  gateway,
}) => {
  await page.goto('/card');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Authorizations' }).click();
  await expect(page).toHaveURL(/\/card\?tab=authorizations$/);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Declined' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/tab=authorizations&status=declined/);
  const { total } = await gateway.authorizations.page({ page: 1, size: 10, filter: { status: ['declined'] } });
  await expect(page.getByText(`of ${total} entries`)).toBeVisible();
  await rows(page).first().getByText('Declined').first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Why it was declined')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Why it was declined')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Authorizations' })).toHaveAttribute('aria-selected', 'true');
});
