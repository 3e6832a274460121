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

test('says the same of a ticket in the place of its list, of an exchange and of the dashboard', async ({
  page,
  enter,
}) => {
  await enter('finance');
  const bad = new Map([
    ['/payment/orders?new=1&charges=zzz&reference=Seen', ['charges=zzz']],
    ['/transfer?new=1&from=%2F', ['from=/']],
    ['/withdrawal/orders?form=new&amount=1e3', ['amount=1e3']],
    ['/exchange/_index?sell=usd&fixed=both', ['sell=usd', 'fixed=both']],
    ['/dashboard?period=ever', ['period=ever']],
  ]);
  const notice = unread(page);
  for (const [address, parts] of bad) {
    await page.goto(address);
    for (const part of parts) await expect(notice).toContainText(part);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    for (const part of parts) expect(decodeURIComponent(page.url())).not.toContain(part);
  }
  await page.goto('/payment/orders?new=1&charges=zzz&reference=Seen');
  await expect(page.getByRole('textbox', { name: /^Reference/ })).toHaveValue('Seen');
  await page.getByRole('textbox', { name: /^Reference/ }).fill('Read');
  await expect(page).toHaveURL(/new=1&charges=\w+&reference=Read$/);
  await expect(notice).toBeHidden();
});
