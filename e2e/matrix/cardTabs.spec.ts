import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

test.describe('a gateway that fails', () => {
  test.use({ expectedOnConsole: /./ });

  test('is said in place of the authorizations, and asked again', async ({ signedIn: page }) => {
    const calls = '**/api/portal/cms/authorization/page';
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: '500', msg: 'Down' } }));
    await page.goto('/card?tab=authorizations');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(calls);
    await again.click();
    await expect(rows(page).first()).toBeVisible();
  });
});
