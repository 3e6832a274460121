import { expect, test } from '../fixtures/operator';

// @spec 5.show-password
test('a password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Corridor');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

// @spec 2.navigation.reload
test('going to sign in loads the page, also from a forgotten password', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forget-password$/);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await loaded;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
