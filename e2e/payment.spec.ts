import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { test } from './fixtures/finance';
import { expect } from './fixtures/operator';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** Somebody who is paid in euros. */
async function payee(finance: GatewayClient): Promise<string> {
  const [found] = await finance.beneficiaries.list({ filter: { currency: ['EUR'], status: [1] } });
  if (!found) throw new Error('the demo has nobody who is paid in euros');
  return found.id;
}

async function review(page: Page): Promise<void> {
  await expect(page.getByText('Fee the beneficiary pays')).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the payment' })).toBeFocused();
}

test('goes from a wrong input to a payment that a bank sends back, with the refund and its posting', async ({
  page,
  enter,
  finance,
  triggerEvent,
}) => {
  const beneficiary = await payee(finance);
  await enter('finance');
  await page.goto('/payment/orders');
  await press(page, 'New payment');
  await press(page, 'Review');
  await expect(page.getByText('Choose a beneficiary', { exact: true })).toBeVisible();
  await page.goto(`/payment/orders?new=1&beneficiary=${beneficiary}&charges=shared`);
  await field(page, /^Amount sent/).fill('71.07');
  await field(page, /^Reference/).fill('Facture n° 7');
  await press(page, 'Review');
  await expect(page.getByText(/^Use letters, digits, spaces/)).toBeVisible();
  await field(page, /^Reference/).fill('Invoice 71-07');
  await review(page);
  await press(page, 'Confirm the payment');
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeVisible();
  const [order] = await finance.paymentOrders.list({ filter: { search: 'Invoice 71-07' } });
  expect([order?.amount.amount, order?.feeDirection, order?.status]).toEqual(['71.07', 'shared', 1]);

  const orderId = order?.id ?? '';
  await triggerEvent('rail-accepts', { orderId });
  await triggerEvent('rail-fails', { orderId, reason: 'Account closed' });
  await press(page, 'Open order');
  const details = page.getByRole('dialog');
  await expect(details.getByText('Account closed').first()).toBeVisible();
  const { refundTransactionId } = await finance.paymentOrders.get(orderId);
  const refund = await finance.transactions.get(refundTransactionId ?? '');
  await expect(details.getByText(refund.id)).toBeVisible();
  await expect(details.getByText(refund.transferId ?? 'no posting')).toBeVisible();
  await details.getByRole('button', { name: 'Pay again' }).click();
  await expect(field(page, /^Amount sent/)).toHaveValue('71.07');
});

test('finds a payment whose answer was lost, warns of a second one, and takes the first back', async ({
  page,
  enter,
  finance,
}) => {
  const beneficiary = await payee(finance);
  await enter('finance');
  const ticket = `/payment/orders?new=1&beneficiary=${beneficiary}&charges=shared&amount=72.19&reference=Lost+72`;
  await page.goto(ticket);
  let sent = 0;
  await page.route('**/payment-order/create', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await review(page);
  await press(page, 'Confirm the payment');
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeVisible({ timeout: 30_000 });
  const orders = await finance.paymentOrders.list({ filter: { search: 'Lost 72' } });
  expect([orders.length, sent]).toEqual([1, 1]);

  await page.goto(ticket);
  await review(page);
  await expect(page.getByText(/within the last 24 hours$/)).toBeVisible();
  const confirmation = page.getByRole('button', { name: 'Confirm the payment' });
  await expect(confirmation).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Pay it once more' }).check({ force: true });
  await expect(confirmation).toBeEnabled();
  await page.goto(`/payment/orders?open=${orders[0]?.id}`);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Cancel payment' }).click();
  const confirm = page.getByRole('dialog', { name: 'Cancel this payment?' });
  await confirm.getByRole('textbox', { name: /Reason/ }).fill('Entered twice');
  await confirm.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(details.getByText('Cancelled').first()).toBeVisible();
  await expect(details.getByText('Entered twice').first()).toBeVisible();
});

test('pays once where the confirmation is pressed twice, and warns in another tab of what this one paid', async ({
  page,
  enter,
  finance,
}) => {
  const beneficiary = await payee(finance);
  await enter('finance');
  const ticket = `/payment/orders?new=1&beneficiary=${beneficiary}&charges=shared&amount=73.19&reference=Twice+73`;
  await page.goto(ticket);
  await review(page);
  await page.getByRole('button', { name: 'Confirm the payment' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeVisible();
  expect(await finance.paymentOrders.list({ filter: { search: 'Twice 73' } })).toHaveLength(1);

  const tab = await page.context().newPage();
  await tab.goto(ticket);
  await review(tab);
  await expect(tab.getByRole('checkbox', { name: 'Pay it once more' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Confirm the payment' })).toBeDisabled();
});

const CHARGES = [
  ['Sender pays all charges (OUR)', 'sender'],
  ['Beneficiary pays all charges (BEN)', 'beneficiary'],
  ['Shared charges (SHA)', 'shared'],
] as const;

const figure = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]');

test('pays out of another currency what is to arrive, whoever bears the charges, and hands out the receipt', async ({
  page,
  enter,
  finance,
}) => {
  const beneficiary = await payee(finance);
  const [account] = await finance.accounts.list({ filter: { currency: ['USD'], funded: true } });
  await enter('finance');
  await page.goto(`/payment/orders?new=1&beneficiary=${beneficiary}&account=${account?.id}&reference=Arrives+50`);
  await field(page, /^Amount sent/).fill('60');
  await field(page, /^Amount received/).fill('50.11');
  for (const [words, code] of CHARGES) {
    await page.getByRole('combobox', { name: /^Who pays the charges/ }).click();
    await page.getByRole('option', { name: words }).click();
    await expect(figure(page, 'Beneficiary receives')).toHaveText('50.11 EUR');
    await expect(figure(page, 'Fee you pay')).toHaveText(code === 'beneficiary' ? '0.00 EUR' : /^0\.0[36] EUR$/);
    await expect(figure(page, 'Fee the beneficiary pays')).toHaveText(
      code === 'sender' ? '0.00 EUR' : /^0\.0[36] EUR$/,
    );
  }
  await expect(figure(page, 'Client rate')).toContainText('1 USD = ');
  await expect(page.getByRole('timer')).toBeVisible();
  const total = (await figure(page, 'Total debit').textContent())?.replace(/\s+/g, ' ');
  await review(page);
  await expect(figure(page, 'Arrives by')).toContainText(/^\d{4}-\d\d-\d\d/);
  await press(page, 'Confirm the payment');
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeVisible();
  const [listed] = await finance.paymentOrders.list({ filter: { search: 'Arrives 50' } });
  const order = await finance.paymentOrders.get(listed?.id ?? '');
  expect(order.received).toEqual({ amount: '50.11', currency: 'EUR' });
  expect(`${order.debited.amount} ${order.debited.currency}`).toBe(total);
  await expect(page.getByText(order.arrival?.arrivesOn ?? 'no estimate')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await press(page, 'Receipt');
  expect((await downloaded).suggestedFilename()).toMatch(/^payment-.*\.pdf$/);
  await press(page, 'Pay again');
  await review(page);
  await expect(page.getByRole('checkbox', { name: 'Pay it once more' })).toBeVisible();
});

test('shows what changed once a quote is over, and pays at the new one', async ({
  page,
  enter,
  finance,
  triggerEvent,
}) => {
  const beneficiary = await payee(finance);
  const [account] = await finance.accounts.list({ filter: { currency: ['USD'], funded: true } });
  const rates = await finance.exchangeQuotes.call('rates', {});
  const usual = rates.find(({ currency }) => currency === 'EUR')?.perUsd ?? '';
  await enter('finance');
  let isFirst = true;
  await page.route('**/payment-order/call', async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    const { exchange } = envelope.data;
    if (isFirst && exchange) {
      isFirst = false;
      exchange.expiresAt = new Date(Date.parse(exchange.createdAt) + 3_000).toISOString();
      await triggerEvent('rate-moves', { currency: 'EUR', perUsd: '0.8123' });
    }
    await route.fulfill({ response: answer, json: envelope });
  });
  const draft = new URLSearchParams({
    beneficiary,
    account: account?.id ?? '',
    amount: '61.13',
    reference: 'Moved 61',
  });
  await page.goto(`/payment/orders?new=1&charges=shared&${draft}`);
  await expect(page.getByText('The quote has changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toBeDisabled();
  await expect(page.getByRole('row', { name: /^Client rate/ })).toContainText('0.80');
  await press(page, 'Accept the new quote');
  await review(page);
  await press(page, 'Confirm the payment');
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeVisible();
  const [listed] = await finance.paymentOrders.list({ filter: { search: 'Moved 61' } });
  const { exchange } = await finance.paymentOrders.get(listed?.id ?? '');
  expect([exchange?.midRate, exchange?.sell]).toEqual(['0.8123', { amount: '61.13', currency: 'USD' }]);
  await triggerEvent('rate-moves', { currency: 'EUR', perUsd: usual });
});

test('offers a reader without the right no payment', async ({ page, enter }) => {
  await enter('viewer');
  await page.goto('/payment/orders');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New payment' })).toHaveCount(0);
});
