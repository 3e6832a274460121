import { productType } from '@corridor/core';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const drawer = (page: Page) => page.getByRole('dialog').first();

const goTo = (page: Page, name: string) =>
  drawer(page).getByRole('navigation', { name: 'Go to' }).getByRole('link', { name, exact: true });

test('leads from an account to its exchanges, payments, transfers and withdrawals, each filtered and counted', async ({
  signedIn: page,
  gateway,
}) => {
  const [order] = (await gateway.paymentOrders.page({ page: 1, size: 10, filter: {} })).items;
  const filter = { accountId: order?.accountId ?? '' };
  const first = { page: 1, size: 10, filter } as const;
  for (const [name, path, { total }] of [
    ['Exchange orders', '/exchange/orders', await gateway.exchangeOrders.page(first)],
    ['Payments', '/payment/orders', await gateway.paymentOrders.page(first)],
    ['Transfers', '/transfer', await gateway.transferOrders.page(first)],
    ['Withdrawals', '/withdrawal/orders', await gateway.withdrawalOrders.page(first)],
  ] as const) {
    await page.goto(`/account?open=${filter.accountId}`);
    await goTo(page, name).click();
    await expect(page).toHaveURL(`${path}?accountId=${filter.accountId}`);
    await expect(page.getByRole('button', { name: /^(From account|Account).*·/ })).toBeVisible();
    const counted = total > 0 ? new RegExp(`of ${total} entr`) : 'No records match these filters';
    await expect(page.getByText(counted)).toBeVisible();
  }
});

test('leads from a merchant to its transactions, and from a deposit to its merchant and statements', async ({
  signedIn: page,
  gateway,
}) => {
  const { items } = await gateway.deposits.page({ page: 1, size: 50, filter: {} });
  const deposit = items.find(({ productType: product }) => product === productType.code.merchantAccount);
  const { id = '', ownerId = '', transactionId = '' } = deposit ?? {};
  await page.goto(`/account?tab=deposits&open=${id}`);
  await goTo(page, 'Statements').click();
  await expect(page).toHaveURL(`/statement?transactionId=${transactionId}`);
  await page.goBack();
  await goTo(page, 'Merchant').click();
  await expect(page).toHaveURL(`/merchant?open=${ownerId}`);
  await goTo(page, 'Statements').click();
  await expect(page).toHaveURL(`/statement?ownerId=${ownerId}`);
  await page.goBack();
  await goTo(page, 'Transactions').click();
  await expect(page).toHaveURL(`/transactions?ownerId=${ownerId}`);
  const { total } = await gateway.transactions.page({ page: 1, size: 10, filter: { ownerId } });
  await expect(page.getByText(new RegExp(`of ${total.toLocaleString('en')} entr`))).toBeVisible();
});
