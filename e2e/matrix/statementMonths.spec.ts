import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) =>
  page
    .getByRole('grid', { name: 'Statements' })
    .getByRole('row')
    .filter({ hasText: /20\d\d-/ });

const tiesOut = (page: Page) => expect(page.getByRole('dialog').getByText('Balanced')).toBeVisible();

test('finds the months of a currency, and reads one down to the line that makes its closing balance', async ({
  signedIn: page,
  gateway,
}) => {
  const list = await holdCalls(page, '**/statement/page');
  await page.goto('/statement?type=monthly');
  await expect(page.getByRole('heading', { name: 'Statements', level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  list.release();
  await expect(rows(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Currency' }).click();
  await page.getByRole('checkbox', { name: /EUR/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/currency=EUR/);
  const filter = { type: ['monthly' as const], currency: ['EUR'] };
  const { items, total } = await gateway.statements.page({ page: 1, size: 10, filter });
  await expect(page.getByText(`of ${total} entries`)).toBeVisible();
  const statement = items.find(({ lines }) => lines > 10) ?? items.find(({ lines }) => lines > 0);
  await page.goto(`/statement?type=monthly&currency=EUR&open=${statement?.id}`);
  await tiesOut(page);
  const details = page.getByRole('dialog');
  if ((statement?.lines ?? 0) > 10) await details.getByRole('button', { name: 'Last page' }).click();
  const closing = Number(statement?.endingBalance.amount).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(details.getByRole('row').filter({ hasText: closing }).first()).toBeVisible();

  const downloaded = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Download PDF' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`${statement?.fileName}.pdf`);
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
});
