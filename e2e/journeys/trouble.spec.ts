import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures/operator';

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

/** The lists of money, the calls of their first page, and the client that reads them. */
const LISTS = [
  ['/merchant', 'merchant'],
  ['/account', 'account'],
  ['/account?tab=deposits', 'deposit'],
  ['/transactions', 'transaction'],
  ['/transfer', 'transfer-order'],
  ['/card?tab=authorizations', 'authorization'],
  ['/collection/virtual-accounts', 'virtual-account'],
  ['/collection/collections', 'collection'],
  ['/material/materials', 'material'],
] as const;

const shown = (page: Page) => page.getByText(/^Showing 1 to/);

test.describe('the lists of money', () => {
  test.use({ expectedOnConsole: /status of (500|401|404)/ });

  test('wait, fail and come back where they stand', async ({ signedIn: page }) => {
    for (const [path, segment] of LISTS) {
      const calls = `**/${segment}/page`;
      let fail = () => {};
      const failing = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(calls, async (route) => {
        await failing;
        await route.fulfill({ status: 500, json: { code: '500', msg: 'Down' } });
      });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('grid').first(), `${path} shows its shape while it waits`).toBeVisible();
      await expect(shown(page)).toBeHidden();
      fail();
      const again = main.getByRole('button', { name: 'Try again' }).first();
      await expect(again, `${path} says that it failed`).toBeVisible();
      await page.unroute(calls);
      await again.click();
      await expect(shown(page), `${path} is there on another try`).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test('send whom they are refused to sign in, and show the record again after it', async ({
    signedIn: page,
    gateway,
  }) => {
    const [collection] = (await gateway.collections.page({ page: 1, size: 1, filter: {} })).items;
    const address = `/collection/collections?status=21,22,23,26&open=${collection?.id}`;
    await page.goto(address);
    await expect(
      page
        .getByRole('dialog')
        .getByText(collection?.payerName ?? '')
        .first(),
    ).toBeVisible();
    await page.route('**/cms/collection/**', (route) =>
      route.fulfill({ status: 401, json: { code: '40100', msg: 'Request Unauthorized' } }),
    );
    await page.reload();
    await expect(page.getByText('Request Unauthorized').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close notification' }).first().click();
    await page.waitForURL('**/login*');
    await page.unroute('**/cms/collection/**');
    await signIn(page);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(address);
    await expect(
      page
        .getByRole('dialog')
        .getByText(collection?.payerName ?? '')
        .first(),
    ).toBeVisible();
  });
});
