import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '../../apps/gateway/src/platform/seeding/partners';
import { mailedCode } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/operator';

const NEXT = 'Renewed-2027';

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a forgotten password is replaced by the code that was mailed, on a phone', async ({
  page,
  office: { mails },
}) => {
  const email = 'operator@lumen.example';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expect(page).toHaveURL(/\/forget-password$/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => mailedCode(mails, email)).toMatch(/^\d{6}$/);
  const code = mailedCode(mails, email) ?? '';
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel('Verification code').fill(wrong);
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm password').fill(NEXT);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The verification code is wrong or has expired')).toBeVisible();
  await expect(page.getByText(/4 tries left/)).toBeVisible();
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Reset password success').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await signInAs(page, email, NEXT);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an easy password must be changed before anything else, and the new one signs in', async ({ page }) => {
  const { username, password } = DEMO_SIGN_INS.at(-1) ?? { username: '', password: '' };
  await page.goto('/login');
  await signInAs(page, username, password);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  for (const path of ['/card', '/blank', '/no/such/page']) {
    await page.goto(path);
    await expect(dialog).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Sign out instead' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('corridor-token'))).toBeNull();
  await signInAs(page, username, password);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill(NEXT);
  await dialog.getByLabel('Confirm password').fill(NEXT);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password successfully changed. Sign in with the new one.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, username, NEXT);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dialog).toBeHidden();
});
