import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { test } from '../fixtures/finance';
import { holdCalls } from '../fixtures/holdCalls';
import { enterOn, typeInto } from '../fixtures/keyboard';
import { expect } from '../fixtures/operator';
import { field, fillByKeyboard, OUR, payee } from '../fixtures/payments';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function review(page: Page): Promise<void> {
  await expect(page.getByText('Fee the beneficiary pays')).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the payment' })).toBeFocused();
}

// @spec 2.screen.remittance-payment
test('goes by keyboard alone from an empty ticket and a wrong input to a payment; a bank sends it back, with the refund and its posting', async ({
  page,
  enter,
  finance,
  triggerEvent,
}) => {
  const { name } = await payee(finance);
  const button = (label: string) => page.getByRole('button', { name: label });
  await enter('finance');
  await page.goto('/payment/orders');
  await enterOn(button('New payment'));
  await enterOn(button('Review'));
  await expect(page.getByText('Choose a beneficiary', { exact: true })).toBeVisible();
  await fillByKeyboard(page, name);
  await enterOn(button('Review'));
  await expect(page.getByText(/^Use letters, digits, spaces/)).toBeVisible();
  await typeInto(field(page, /^Reference/), 'Invoice 71-07');
  await expect(page.getByText(/^You need .* more to cover/)).toBeVisible();
  await expect(button('Review')).toBeDisabled();
  await typeInto(field(page, /^Amount sent/), '71.07');
  await expect(page.getByText('Fee the beneficiary pays')).toBeVisible();
  await enterOn(button('Review'));
  await expect(page.getByRole('heading', { name: 'Review the payment' })).toBeFocused();
  await enterOn(button('Confirm payment'));
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeFocused();
  const [order] = await finance.paymentOrders.list({ filter: { search: 'Invoice 71-07' } });
  expect([order?.amount.amount, order?.feeDirection, order?.status]).toEqual(['71.07', 'sender', 1]);

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
  const ticket = `/payment/orders?new=1&beneficiary=${beneficiary.id}&charges=shared&amount=72.19&reference=Lost+72`;
  await page.goto(ticket);
  let sent = 0;
  await page.route('**/payment-order/create', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await review(page);
  await press(page, 'Confirm payment');
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeVisible();
  const orders = await finance.paymentOrders.list({ filter: { search: 'Lost 72' } });
  expect([orders.length, sent]).toEqual([1, 1]);

  await page.goto(ticket);
  await review(page);
  await expect(page.getByText(/within the last 24 hours$/)).toBeVisible();
  const confirmation = page.getByRole('button', { name: 'Confirm payment' });
  await expect(confirmation).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Pay it once more' }).check({ force: true });
  await expect(confirmation).toBeEnabled();
  await page.goto(`/payment/orders?open=${orders[0]?.id}`);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Cancel payment' }).click();
  const confirm = page.getByRole('dialog', { name: 'Cancel this payment?' });
  await expect(confirm).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await confirm.getByRole('textbox', { name: /Reason/ }).fill('Entered twice');
  await confirm.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(details.getByText('Cancelled').first()).toBeVisible();
  await expect(details.getByText('Entered twice').first()).toBeVisible();
});

/** A payment of 73.19 whose charges the beneficiary bears: charges, debit, what arrives. */
const BORNE = ['beneficiary', '73.19', '73.11'];

test('pays once where the confirmation is pressed twice and in two tabs at a time, and pays again only where that is meant', async ({
  page,
  enter,
  finance,
}) => {
  const beneficiary = await payee(finance);
  await enter('finance');
  const tabs = [page, await page.context().newPage()] as const;
  const calls = '**/payment-order/create';
  const held: Awaited<ReturnType<typeof holdCalls>>[] = [];
  for (const tab of tabs) {
    await tab.goto(
      `/payment/orders?new=1&beneficiary=${beneficiary.id}&charges=beneficiary&amount=73.19&reference=Twice+73`,
    );
    await review(tab);
    held.push(await holdCalls(tab, calls));
    const sent = tab.waitForRequest(calls);
    await tab.getByRole('button', { name: 'Confirm payment' }).dblclick();
    await sent;
  }
  for (const call of held) call.release();
  const accepted = (tab: Page) => tab.getByRole('heading', { name: 'Payment accepted' });
  for (const tab of tabs) {
    const refused = tab.getByText('The same payment was made within the last 24 hours.');
    await expect(accepted(tab).or(refused)).toBeVisible();
  }
  const paid = await Promise.all(tabs.map((tab) => accepted(tab).isVisible()));
  expect(paid.toSorted()).toEqual([false, true]);
  const twice = { filter: { search: 'Twice 73' } };
  expect(await finance.paymentOrders.list(twice)).toHaveLength(1);

  const other = tabs[paid.indexOf(false)] ?? page;
  await expect(other.getByRole('button', { name: 'Confirm payment' })).toBeDisabled();
  await other.getByRole('checkbox', { name: 'Pay it once more' }).check({ force: true });
  await press(other, 'Confirm payment');
  await expect(accepted(other)).toBeVisible();
  const orders = await finance.paymentOrders.list(twice);
  const figures = orders.map(({ feeDirection, debited, received }) => [feeDirection, debited.amount, received.amount]);
  expect(figures).toEqual([BORNE, BORNE]);
});

const CHARGES = [
  [OUR, 'sender'],
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
  await page.goto(`/payment/orders?new=1&beneficiary=${beneficiary.id}&account=${account?.id}&reference=Arrives+50`);
  await field(page, /^Amount sent/).fill('60');
  await field(page, /^Amount received/).fill('50.11');
  for (const [words, code] of CHARGES) {
    await page.getByRole('combobox', { name: /^Fee arrangement/ }).click();
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
  await press(page, 'Confirm payment');
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

test('offers a reader without the right no payment', async ({ page, enter }) => {
  await enter('viewer');
  await page.goto('/payment/orders');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New payment' })).toHaveCount(0);
});
