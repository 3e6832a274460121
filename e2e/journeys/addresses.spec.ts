import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

const unread = (page: Page) => page.getByRole('status').filter({ hasText: 'were not recognized' });

test('names the parts of the address of a list that cannot be read, shows the rest, and forgets them', async ({
  signedIn: page,
}) => {
  const bad = 'createdAt=2026-01-01T00:00:00.000Z~2026-02-01T00:00:00.000Z~Mars/Base';
  await page.goto(`/card?status=blocked,frozen&${bad}&sort=colour.asc&page=first&size=7&last4=12`);
  await expect(rows(page).first()).toBeVisible();
  const notice = unread(page);
  for (const part of ['status=frozen', 'Mars/Base', 'sort=colour.asc', 'page=first', 'size=7', 'last4=12'])
    await expect(notice).toContainText(part);
  for (const text of await rows(page).allInnerTexts()) expect(text).toContain('Blocked');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(/\/card\?status=blocked$/);
});
