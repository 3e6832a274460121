import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const PAGE_OF_CARDS = '**/api/portal/cms/card/page';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('a list that holds what nobody can draw', () => {
  test.use({ expectedOnConsole: /./ });

  test('stops its widget alone, with the request id of that answer', async ({ signedIn: page }) => {
    let answered = '';
    await page.route(PAGE_OF_CARDS, async (route) => {
      answered = route.request().headers().request_id ?? '';
      await route.fulfill({ json: { code: '10000', msg: 'OK', data: { items: [null], total: 1 } } });
    });
    await page.goto('/card');
    const alert = page.getByRole('alert').filter({ hasText: 'SA' });
    await expect(alert).toContainText(answered);
    expect(answered).toMatch(/^SA\d{16}$/);
    await page.unroute(PAGE_OF_CARDS);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
  });

  test('whose code is gone with an older release offers the newer one, and the frame goes on', async ({
    signedIn: page,
  }) => {
    await page.goto('/card');
    await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort());
    const nav = page.getByRole('navigation').first();
    await nav.getByRole('link', { name: 'Statements' }).click();
    await expect(heading(page, 'A newer version is available')).toBeVisible();
    await expect(page.getByText('A new version of Corridor is available')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Statements')).toBeVisible();
  });

  test('and cannot be fetched is said once, and shown again when asked', async ({ signedIn: page }) => {
    await page.route(PAGE_OF_CARDS, (route) => route.abort());
    await page.goto('/card');
    await expect(page.getByText('Network Error').first()).toBeVisible();
    await page.unroute(PAGE_OF_CARDS);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
  });
});

test('a release that came meanwhile is told to who returns to the page, and can wait', async ({ signedIn: page }) => {
  let release = 'one';
  await page.route('**/.vite/manifest.json', (route) => route.fulfill({ headers: { etag: release }, body: '{}' }));
  await page.clock.install();
  const looked = page.waitForResponse('**/.vite/manifest.json');
  await page.goto('/dashboard');
  await looked;
  release = 'two';
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByText('A new version of Corridor is available');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
});
