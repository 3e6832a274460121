import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures/operator';

test('opens a monthly statement from its address and fetches a file whose changes make the closing balance', async ({
  signedIn: page,
  gateway,
}) => {
  const { items } = await gateway.statements.page({ page: 1, size: 10, filter: { type: ['monthly'] } });
  const statement = items.find(({ lines }) => lines > 0) ?? items[0];
  await page.goto(`/statement?type=monthly&open=${statement?.id}`);
  await expect(page.getByRole('heading', { name: 'Statements', level: 1 })).toBeVisible();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Ties out')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`${statement?.fileName}.csv`);
  const text = readFileSync(await file.path(), 'utf8').trim();
  expect(text.split(/\r?\n/).length).toBeGreaterThan(statement?.lines ?? 0);
  expect(text).toContain(statement?.endingBalance.amount ?? 'no amount');
});
