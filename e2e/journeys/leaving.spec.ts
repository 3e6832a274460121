import { expect, test } from '../fixtures/operator';

test('a link of the navigation keeps the focus of whoever follows it by keyboard', async ({ signedIn: page }) => {
  await page.goto('/card');
  await expect(page.getByRole('grid', { name: 'Cards' }).getByRole('row').nth(1)).toBeVisible();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Statements' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Statements' }).getByRole('row').nth(1)).toBeVisible();
  await expect(link).toBeFocused();
});
