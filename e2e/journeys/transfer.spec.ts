import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { stranger } from '../fixtures/demo';
import { test } from '../fixtures/finance';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, signInAgain } from '../fixtures/operator';
import { failFirst, signOutFirst } from '../fixtures/refuseFirst';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const amount = (page: Page) => page.getByRole('textbox', { name: /^Amount/ });

/** Two dollar accounts of the partner, the fullest first. */
async function twoAccounts(finance: GatewayClient) {
  const sort = { field: 'available', direction: 'desc' } as const;
  const [from, to] = await finance.accounts.list({ filter: { currency: ['USD'], funded: true }, sort });
  if (!from || !to) throw new Error('the demo has no two dollar accounts');
  return { from, to };
}

async function review(page: Page): Promise<void> {
  await expect(page.getByText('Total debit')).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the transfer' })).toBeFocused();
}

test('goes from the list and a wrong input to a transfer that is found there', async ({ page, enter, finance }) => {
  const { from, to } = await twoAccounts(finance);
  await enter('finance');
  await page.goto('/transfer');
  await press(page, 'New transfer');
  await expect(amount(page)).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByText('Choose an account to transfer to')).toBeVisible();
  await page.goto(`/transfer?new=1&from=${from.id}&to=${to.id}`);
  await amount(page).fill('0.50');
  await press(page, 'Review');
  await expect(page.getByText(/^The minimum is/)).toBeVisible();
  await amount(page).fill('900000000');
  await expect(page.getByText(/^You need .* more/)).toBeVisible();
  await amount(page).fill('61.07');
  await review(page);
  await failFirst(page, '**/transfer-order/create');
  await press(page, 'Confirm transfer');
  await expect(page.getByRole('button', { name: 'Resend request' })).toBeVisible();
  await signOutFirst(page, '**/transfer-order/create');
  await press(page, 'Resend request');
  await signInAgain(page, 'finance');
  await expect(amount(page)).toHaveValue('61.07');
  await review(page);
  const sending = await holdCalls(page, '**/transfer-order/create');
  await press(page, 'Confirm transfer');
  const confirm = page.getByRole('button', { name: 'Confirm transfer' });
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  sending.release();
  await expect(page.getByRole('heading', { name: 'Transfer completed' })).toBeVisible();
  const [order] = await finance.transferOrders.list({ sort: { field: 'createdAt', direction: 'desc' } });
  expect([order?.amount.amount, order?.toAccountId]).toEqual(['61.07', to.id]);
  await press(page, 'Open order');
  await expect(page.getByRole('dialog').getByText(order?.outTransactionId ?? 'no transaction')).toBeVisible();
});

test('finds a transfer whose answer was lost, also after a reload, and books it once', async ({
  page,
  enter,
  finance,
}) => {
  const { from, to } = await twoAccounts(finance);
  await enter('finance');
  await page.goto(`/transfer?new=1&from=${from.id}&to=${to.id}&amount=62.19`);
  let sent = 0;
  await page.route('**/transfer-order/{create,get-by}', async (route) => {
    if (route.request().url().endsWith('/create')) {
      sent += 1;
      await route.fetch();
    }
    await route.abort('connectionreset');
  });
  await review(page);
  await press(page, 'Confirm transfer');
  await expect(page.getByText('Your order may have been accepted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your order may have been accepted')).toBeVisible();
  const look = page.getByRole('button', { name: 'Check order status' });
  await expect(look).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/transfer-order/{create,get-by}');
  const completed = page.getByRole('heading', { name: 'Transfer completed' });
  // The ticket also looks by itself: then the button is gone, and the order is there all the same.
  await look.or(completed).first().click();
  await expect(completed).toBeVisible();
  const orders = await finance.transferOrders.list({ filter: { accountId: from.id } });
  expect(orders.filter((order) => order.amount.amount === '62.19')).toHaveLength(1);
  expect(sent).toBe(1);
});

test('offers a reader without the right no transfer, and says so in place of every ticket', async ({ page, enter }) => {
  await enter('viewer');
  await page.goto('/transfer');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New transfer' })).toHaveCount(0);
  for (const path of ['/transfer?new=1', '/transfer?form=new', '/payment/orders?new=1', '/exchange/_index']) {
    await page.goto(path);
    await expect(page.getByText('You don’t have permission')).toBeVisible();
    await expect(page.getByText(/were not recognized/)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Amount/ })).toHaveCount(0);
  }
});

test.describe(() => {
  // The browser notes by itself what it was not given.
  test.use({ expectedOnConsole: /status of 404/ });

  test('takes no account of another tenant from its address', async ({ page, enter, gatewayAs, finance }) => {
    const [theirs] = await (await gatewayAs(stranger())).accounts.list({ filter: { funded: true } });
    const { from } = await twoAccounts(finance);
    await enter('finance');
    await page.goto(`/transfer?new=1&from=${from.id}&to=${theirs?.id}&amount=63.11`);
    await expect(amount(page)).toHaveValue('63.11');
    await press(page, 'Review');
    await expect(page.getByText('Choose an account to transfer to')).toBeVisible();
    await expect(page.getByText(theirs?.ownerName ?? 'no owner')).toHaveCount(0);
    await page.goto(`/transfer?new=1&from=${theirs?.id}&to=${from.id}&amount=63.11`);
    await expect(amount(page)).toHaveValue('63.11');
    await press(page, 'Review');
    await expect(page.getByText('Choose an account to transfer from')).toBeVisible();
    await expect(page.getByText(theirs?.ownerName ?? 'no owner')).toHaveCount(0);
  });
});
