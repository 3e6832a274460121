import type { Page, Request } from '@playwright/test';
import { holdCalls } from '../fixtures/holdCalls';
import { euros, openAccount, pdf, provide } from '../fixtures/materials';
import { expect, test } from '../fixtures/operator';
import { refuseFirst } from '../fixtures/refuseFirst';

const form = (page: Page) => page.getByRole('dialog', { name: 'Add material' });

const files = (page: Page) => form(page).getByRole('list', { name: 'Files' }).getByRole('listitem');

const add = (page: Page, ...chosen: ReturnType<typeof pdf>[]) =>
  form(page).locator('input[type=file]').setInputFiles(chosen);

// Another attempt may have its pauses before it.
const isShown = (page: Page, name: string) =>
  expect(form(page).getByRole('button', { name: `Preview ${name}.pdf` })).toBeVisible();

const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click();

const isWrite = (request: Request) => !request.postData()?.includes('"method":"candidates"');

test.describe(() => {
  // The browser notes the cut by itself, and each refusal that the test asks for.
  test.use({ expectedOnConsole: /ERR_|status of (4\d\d|503)|beforeunload/ });

  test('keeps what was chosen while the gateway is slow, fails, or the session has ended', async ({
    signedIn: page,
    gateway,
    triggerEvent: occur,
  }) => {
    const buyer = `Patient Trading ${Date.now()}`;
    const account = await openAccount(gateway);
    await occur('collection-arrives', { virtualAccountId: account.id, amount: euros('700.00'), payerName: buyer });
    const [collection] = (await gateway.collections.page({ page: 1, size: 1, filter: { search: buyer } })).items;
    await provide(gateway, account, buyer);
    const candidates = await holdCalls(page, '**/material-link/call');
    await refuseFirst(page, '**/material-link/call', isWrite);
    await page.goto(`/material/links?tab=matching&collection=${collection?.id}`);
    const opened = page.getByRole('article', { name: buyer });
    await expect(opened.getByText('Link documents worth 700.00 EUR more.')).toBeVisible();
    await expect(opened.getByRole('checkbox')).toHaveCount(0);
    candidates.release();
    const best = opened.getByRole('checkbox').first();
    await expect(best).toBeVisible();
    await page.keyboard.press('1');
    for (const said of ['Service currently unavailable', 'You are signed out']) {
      await page.keyboard.press('l');
      await expect(opened.getByText(said).first()).toBeVisible();
      await expect(best).toBeChecked();
    }
    await page.keyboard.press('l');
    await expect(opened.getByText('Covered and under review.')).toBeVisible();
    expect((await gateway.collections.get(collection?.id ?? '')).linkedAmount.amount).toBe('700.00');

    await refuseFirst(page, '**/material/upload');
    await page.goto('/material/materials?form=new');
    await add(page, pdf('invoice.pdf'));
    for (const said of ['Service currently unavailable', 'You are signed out']) {
      await expect(files(page).filter({ hasText: 'invoice.pdf' })).toContainText(said);
      await press(page, 'Try invoice.pdf again');
    }
    await isShown(page, 'invoice');
  });
});
