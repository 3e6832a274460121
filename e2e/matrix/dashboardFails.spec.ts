import { part } from '../fixtures/dashboard';
import { expect, signIn, test } from '../fixtures/operator';

const FIGURES = '**/api/portal/cms/dashboard/call';

test.describe('a gateway that fails', () => {
  test.use({ expectedOnConsole: /./ });

  test('is said once, and asked again; one that ends the session comes back after it', async ({ signedIn: page }) => {
    await page.route(FIGURES, (route) => route.fulfill({ status: 500, json: { code: '500', msg: 'Down' } }));
    await page.goto('/dashboard');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(1);
    await page.unroute(FIGURES);
    await again.click();
    await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();

    await page.route(FIGURES, (route) =>
      route.fulfill({ status: 401, json: { code: '40100', msg: 'Request Unauthorized' } }),
    );
    await page.goto('/dashboard?period=thisMonth');
    await page.waitForURL('**/login*');
    await page.unroute(FIGURES);
    await signIn(page);
    await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
  });
});
