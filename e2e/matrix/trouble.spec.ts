import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a printed screen is its content: no navigation, no bar, nothing that floats', async ({ signedIn: page }) => {
  await page.goto('/card');
  await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'Cards')).toBeVisible();
  await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('[data-portal]')).toBeHidden();
});
