import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '../../apps/gateway/src/platform/seeding/partners';
import { findings } from '../fixtures/axe';
import { demo } from '../fixtures/demo';
import { mailedCode, mailedLink } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/operator';

const NEXT = 'Renewed-2027';

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// @spec 2.screen.forgot-password
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

// @spec 2.screen.change-password 2.global.easy-password 4.password-change
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

test('a changed address is told to the old one, which takes it back with the password that came by the new', async ({
  page,
  enter,
  office: { mails },
}) => {
  const [before, after] = [demo('viewer').username, 'viewer-elsewhere@corridor.example'];
  await enter('viewer');
  await page.goto('/setting');
  const form = page.getByRole('form', { name: 'Email' });
  await form.getByLabel('New email').fill(after);
  await form.getByLabel('Current password').fill('Wrong-2026');
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(form.getByText('Incorrect current password')).toBeVisible();
  await form.getByLabel('Current password').fill(demo('viewer').password);
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('Email changed. Confirm it from the mail we sent there.')).toBeVisible();
  await expect(page.getByText(after)).toBeVisible();
  await expect.poll(() => mailedLink(mails, after, '/email')).toMatch(/^#confirm=/);
  await page.goto(`/email${mailedLink(mails, after, '/email')}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Email confirmed')).toBeVisible();
  const undo = mailedLink(mails, before, '/email');
  await page.goto(`/email${undo}`);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText('Your email is as it was')).toBeVisible();
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.goto(`/email${undo}`);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText('This link has been used or is no longer valid')).toBeVisible();
});
