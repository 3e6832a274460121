import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures/operator';
import { failFirst } from '../fixtures/refuseFirst';

const CALLS = '**/merchant/call-by-id';

test('lets a reader look closer at the documents, and decide nothing', async ({ page, enter }) => {
  await enter('viewer');
  await page.goto('/merchant?review=next');
  const merchant = page.getByRole('article');
  await expect(merchant.getByRole('button', { name: 'Next' })).toBeVisible();
  await merchant.getByRole('tab').first().click();
  for (const key of ['r', 'm', 'a']) await page.keyboard.press(key);
  await page.keyboard.press('+');
  await expect(merchant.getByRole('tabpanel').getByRole('status')).toHaveText(/^150/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const name of ['Reject', 'Request more', 'Approve']) {
    await expect(merchant.getByRole('button', { name })).toHaveCount(0);
  }
});

test.describe('a gateway that fails', () => {
  test.use({ expectedOnConsole: /status of 503/ });

  test('is said where a merchant could not be kept for review; then more is requested of it, by keyboard', async ({
    signedIn: page,
    gateway,
  }) => {
    const holds = (request: Request) => request.postDataJSON().method === 'holdReview';
    await failFirst(page, CALLS, holds);
    await page.goto('/merchant?review=next');
    const merchant = page.getByRole('article');
    const why = merchant.getByRole('alert').filter({ hasText: 'Service currently unavailable' });
    await expect(why).toBeVisible();
    await expect(merchant.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await why.getByRole('button', { name: 'Try again' }).click();
    await expect(merchant.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(why).toBeHidden();
    const id = new URL(page.url()).searchParams.get('review') ?? '';
    await merchant.getByRole('tab').first().focus();
    await page.keyboard.press('m');
    const question = page.getByRole('dialog', { name: 'Request more information from this merchant?' });
    await expect(question.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).not.toHaveURL(new RegExp(id));
    expect(await gateway.merchants.get(id)).toMatchObject({ status: 'toBeSupplemented', reviewer: null });
  });
});
