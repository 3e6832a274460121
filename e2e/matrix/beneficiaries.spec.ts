import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

test('keeps filter, sort and page in its address', async ({ signedIn: page, gateway }) => {
  await page.goto('/payment/beneficiaries?currency=EUR&sort=name.asc');
  const { total } = await gateway.beneficiaries.page({ page: 1, size: 10, filter: { currency: ['EUR'] } });
  await expect(page.getByText(`of ${total} entries`)).toBeVisible();
  const seen = await rows(page).allInnerTexts();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).allInnerTexts()).toEqual(seen);
});
