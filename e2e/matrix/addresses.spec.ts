import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const unread = (page: Page) => page.getByRole('status').filter({ hasText: 'were not recognized' });

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
