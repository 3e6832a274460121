import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures/operator';

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
