import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

// @spec 2.screen.statements
test('opens a monthly statement from its address and fetches a file whose changes make the closing balance', async ({
  signedIn: page,
  gateway,
}) => {
  const { items } = await gateway.statements.page({ page: 1, size: 10, filter: { type: ['monthly'] } });
  const statement = items.find(({ lines }) => lines > 0) ?? items[0];
  await page.goto(`/statement?type=monthly&open=${statement?.id}`);
  await expect(page.getByRole('heading', { name: 'Statements', level: 1 })).toBeVisible();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Balanced')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`${statement?.fileName}.csv`);
  const text = readFileSync(await file.path(), 'utf8').trim();
  expect(text.split(/\r?\n/).length).toBeGreaterThan(statement?.lines ?? 0);
  expect(text).toContain(statement?.endingBalance.amount ?? 'no amount');
});

const tiesOut = (page: Page) => expect(page.getByRole('dialog').getByText('Balanced')).toBeVisible();

test.describe(() => {
  test.use({ expectedOnConsole: /ERR_FAILED|status of 401/ });

  test('says why a statement cannot be read, reads it on another try, and sends somebody signed out to sign in', async ({
    signedIn: page,
    gateway,
  }) => {
    const { items } = await gateway.statements.page({ page: 1, size: 1 });
    await page.route('**/statement/get', (route) => route.abort());
    await page.goto(`/statement?open=${items[0]?.id}`);
    const failed = page.getByRole('dialog').getByRole('alert');
    await expect(failed).toContainText(/SA\d{16}/);
    await page.unroute('**/statement/get');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await tiesOut(page);

    await page.route(/statement(-line)?\/(export|call-by-id)$/, (route) =>
      route.fulfill({ status: 401, json: { code: '40100', msg: 'Request Unauthorized' } }),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByText('Request Unauthorized').first()).toBeVisible();
    await tiesOut(page);
  });
});
