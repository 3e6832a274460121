import { readFileSync } from 'node:fs';
import type { GatewayClient, PaymentOrder } from '@corridor/core';
import type { Page } from '@playwright/test';
import { stranger } from '../fixtures/demo';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, signInAgain, test } from '../fixtures/operator';
import { failFirst, signOutFirst } from '../fixtures/refuseFirst';

const drawer = (page: Page) => page.getByRole('dialog').first();

const goTo = (page: Page, name: string) =>
  drawer(page).getByRole('navigation', { name: 'Go to' }).getByRole('link', { name, exact: true });

/** The first of some payments that a daily statement books among its first ten lines, with that statement. */
async function bookedOn(gateway: GatewayClient, orders: readonly PaymentOrder[]) {
  for (const order of orders) {
    const { accountId, bookedAt } = await gateway.transactions.get(order.transactionId);
    const period = bookedAt?.slice(0, 10) ?? '';
    const [statement] = await gateway.statements.list({ filter: { accountId, type: ['daily'], period } });
    if (!statement) continue;
    const filter = { statementId: statement.id };
    const sort = { field: 'number', direction: 'asc' } as const;
    const { items } = await gateway.statementLines.page({ page: 1, size: 10, filter, sort });
    if (items.some(({ transactionId }) => transactionId === order.transactionId)) return { order, statement };
  }
  throw new Error('the demo has no payment that a daily statement books');
}

// @spec 2.screen.account
test('finds a deposit on its tab, and goes from it to its transaction and its account', async ({
  signedIn: page,
  gateway,
}) => {
  const { items } = await gateway.deposits.page({ page: 1, size: 10, filter: {} });
  const deposit = items.find(({ status }) => status === 'completed');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Deposits' }).click();
  await expect(page).toHaveURL(/\/account\?tab=deposits$/);
  await page.getByRole('searchbox').fill(deposit?.id ?? '');
  await expect(page).toHaveURL(/tab=deposits&search=/);
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await goTo(page, 'Transaction').click();
  await expect(page).toHaveURL(`/transactions?open=${deposit?.transactionId}`);
  await goTo(page, 'Account').click();
  await expect(page).toHaveURL(`/account?open=${deposit?.accountId}`);
  await expect(drawer(page).getByText('Account ID')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/tab=deposits&search=.*open=/);
});

// @spec 2.screen.account
test('goes from an account to what its order moved, and back', async ({ signedIn: page, gateway }) => {
  const { items } = await gateway.exchangeOrders.page({ page: 1, size: 10, filter: { status: [4] } });
  const order = items[0];
  const account = await gateway.accounts.getBy({ ownerId: order?.ownerId ?? '', currency: order?.sell.currency ?? '' });
  await page.goto(`/account?open=${account.id}`);
  await goTo(page, 'Transactions').click();
  await expect(page).toHaveURL(`/transactions?accountId=${account.id}`);
  await expect(page.getByRole('button', { name: /^Account.*·/ })).toBeVisible();
  const { total } = await gateway.transactions.page({ page: 1, size: 10, filter: { accountId: account.id } });
  await expect(page.getByText(new RegExp(`of ${total.toLocaleString('en')} entries`))).toBeVisible();
  await page.goto(`/transactions?open=${order?.sellTransactionId}`);
  await expect(drawer(page).getByRole('region', { name: 'Transactions of the same origin' })).toContainText(
    'Exchange in',
  );
  await goTo(page, 'Transactions').click();
  await expect(page).toHaveURL(`/transactions?search=${order?.id}`);
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await page.goBack();
  await goTo(page, 'Order').click();
  await expect(page).toHaveURL(`/exchange/orders?open=${order?.id}`);
});

test('walks from a payment to its account, down to the statement line that booked it, and back to the payment', async ({
  signedIn: page,
  gateway,
}) => {
  const { items } = await gateway.paymentOrders.page({ page: 1, size: 50, filter: { status: [4] } });
  const { order, statement } = await bookedOn(gateway, items);
  await page.goto(`/payment/orders?open=${order.id}`);
  for (const id of [order.beneficiaryId, order.accountId, order.transactionId]) {
    await expect(drawer(page).getByRole('link', { name: id })).toBeVisible();
  }
  await goTo(page, 'Account').click();
  await expect(page).toHaveURL(`/account?open=${order.accountId}`);
  await goTo(page, 'Statements').click();
  await expect(page).toHaveURL(`/statement?accountId=${order.accountId}`);
  await page.goBack();
  await page.goBack();
  await goTo(page, 'Statements').click();
  await expect(page).toHaveURL(`/statement?transactionId=${order.transactionId}`);
  await page.getByRole('grid', { name: 'Statements' }).getByRole('row').filter({ hasText: statement.period }).click();
  await expect(page).toHaveURL(new RegExp(`open=${statement.id}`));
  await drawer(page).locator(`a[href$="${order.transactionId}"]`).click();
  await expect(page).toHaveURL(`/transactions?open=${order.transactionId}`);
  await goTo(page, 'Order').click();
  await expect(page).toHaveURL(`/payment/orders?open=${order.id}`);
  await goTo(page, 'Beneficiary').click();
  await expect(page).toHaveURL(`/payment/beneficiaries?open=${order.beneficiaryId}`);
});

test('exports the transactions of an account as they are shown', async ({ signedIn: page, gateway }) => {
  const { items } = await gateway.accounts.page({ page: 1, size: 10, filter: { funded: true } });
  const accountId = items[0]?.id ?? '';
  const listed = await gateway.transactions.list({
    filter: { accountId },
    sort: { field: 'createdAt', direction: 'desc' },
  });
  await page.goto(`/account?tab=transactions&accountId=${accountId}`);
  await expect(page.getByText(new RegExp(`of ${listed.length} entries`))).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const all = page.getByRole('menuitem', { name: /^All/ });
  if (listed.length > 10) await all.click();
  const text = readFileSync(await (await downloaded).path(), 'utf8').trim();
  const [header = '', ...lines] = text.split(/\r?\n/);
  expect(header).toContain('Balance change,Balance change currency,Balance after');
  expect(lines).toHaveLength(listed.length);
  for (const [index, { balanceChange }] of listed.entries()) expect(lines[index]).toContain(balanceChange.amount);
});

/** Says of which merchant an account is to be, and in which currency. */
async function fillAccount(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Open account' });
  await form.getByRole('combobox', { name: /Merchant/ }).fill('a');
  await page
    .getByRole('listbox', { name: /Merchant/ })
    .getByRole('option')
    .first()
    .click();
  await form.getByRole('combobox', { name: /Currency/ }).fill('Norwegian');
  const found = page.getByRole('listbox', { name: /Currency/ }).getByRole('option');
  await expect(found).toHaveText([/NOK/]);
  await found.click();
}

test('opens an account, also where the gateway fails, is slow or ends the session, and lets who only reads open none', async ({
  page,
  enter,
}) => {
  await enter('viewer');
  await page.goto('/account');
  await expect(page.getByRole('grid', { name: 'Balances' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open account' })).toHaveCount(0);
  await page.goto('about:blank');
  await enter('administrator');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Open account' }).click();
  const form = page.getByRole('dialog', { name: 'Open account' });
  await form.getByRole('button', { name: 'Open account' }).click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await fillAccount(page);
  await failFirst(page, '**/account/create');
  await form.getByRole('button', { name: 'Open account' }).click();
  await expect(form.getByText('Service currently unavailable').first()).toBeVisible();
  await signOutFirst(page, '**/account/create');
  await form.getByRole('button', { name: 'Open account' }).click();
  await signInAgain(page, 'administrator');
  await fillAccount(page);
  const opening = await holdCalls(page, '**/account/create');
  await form.getByRole('button', { name: 'Open account' }).click();
  await expect(form.getByRole('button', { name: 'Open account' })).toHaveAttribute('aria-busy', 'true');
  opening.release();
  await expect(drawer(page).getByText('No money has moved on this account yet.')).toBeVisible();
  await expect(page).toHaveURL(/open=/);
});

test.describe(() => {
  // The browser notes by itself what it was not given.
  test.use({ expectedOnConsole: /status of 404/ });

  test('shows nothing of an account of another tenant', async ({ signedIn: page, gateway, gatewayAs }) => {
    const theirs = await gatewayAs(stranger());
    const { items } = await theirs.accounts.page({ page: 1, size: 1, filter: {} });
    await expect(gateway.accounts.get(items[0]?.id ?? '')).rejects.toMatchObject({ kind: 'not-found' });
    await page.goto(`/account?open=${items[0]?.id}`);
    await expect(drawer(page).getByText('Not found')).toBeVisible();
  });
});
