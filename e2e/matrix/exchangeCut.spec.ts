import { cut, join, networkError, OFFLINE } from '../fixtures/network';
import { expect, test } from '../fixtures/operator';

test.use({ expectedOnConsole: OFFLINE });

test('review and confirmation of an exchange, which keep what was typed', async ({ page, enter }) => {
  await enter('finance');
  await page.goto('/exchange/_index');
  const sell = page.getByRole('textbox', { name: /You sell/ });
  await sell.fill('81.11');
  await expect(page.getByText('Total debit')).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('81.11').first().or(sell)).toBeVisible();
  await join(page);
  await expect(page.getByRole('heading', { name: 'Review the exchange' })).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: 'Confirm exchange' }).click();
  await expect(networkError(page).or(page.getByText('Your order may have been accepted')).first()).toBeVisible();
  await expect(page.getByText('81.11').first()).toBeVisible();
  await join(page);
  await page.getByRole('button', { name: 'Check order status' }).click();
  await expect(
    page
      .getByText('No matching order found')
      .or(page.getByRole('heading', { name: /^Exchange (accepted|completed)$/ })),
  ).toBeVisible();
});
