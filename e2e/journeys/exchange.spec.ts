import type { Page } from '@playwright/test';
import { test } from '../fixtures/finance';
import { holdCalls } from '../fixtures/holdCalls';
import { expect } from '../fixtures/operator';

const TICKET = '/exchange/_index';

const ORDER_CALL = '**/exchange-order/create';

const side = (page: Page, name: 'sell' | 'buy') => page.getByRole('textbox', { name: new RegExp(`You ${name}`) });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const priced = (page: Page) => expect(page.getByText('Total debit')).toBeVisible();

const accepted = (page: Page) =>
  expect(page.getByRole('heading', { name: /^Exchange (accepted|completed)$/ })).toBeVisible();

async function review(page: Page): Promise<void> {
  await priced(page);
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the exchange' })).toBeFocused();
}

// @spec 2.screen.remittance-exchange
test('goes from a wrong input to an order that completes, with its two transactions', async ({
  page,
  enter,
  finance,
  triggerEvent,
}) => {
  await enter('finance');
  await page.goto('/exchange/orders');
  const accounts = await holdCalls(page, '**/account/list');
  await press(page, 'New exchange');
  await expect(page).toHaveURL(/exchange\/_index/);
  await press(page, 'Review');
  accounts.release();
  await expect(page.getByText('Enter an amount', { exact: true })).toBeVisible();
  await expect(side(page, 'sell')).toBeFocused();
  await side(page, 'sell').fill('12.345');
  await side(page, 'sell').blur();
  await expect(page.getByText('Too many decimals for this currency')).toBeVisible();
  await side(page, 'sell').fill('900000000');
  await expect(page.getByText(/^You need .* more to cover/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toBeDisabled();
  await side(page, 'sell').fill('250');
  await priced(page);

  await page.reload();
  await expect(side(page, 'sell')).toHaveValue('250.00');
  await side(page, 'buy').fill('333.33');
  await expect(side(page, 'sell')).not.toHaveValue('250.00');
  await review(page);
  const dealt = page.getByText('333.33').first();
  await expect(dealt).toBeVisible();
  await press(page, 'Confirm exchange');
  await accepted(page);
  const [order] = await finance.exchangeOrders.list({ sort: { field: 'createdAt', direction: 'desc' } });
  expect([order?.fixedSide, order?.buy.amount]).toEqual(['buy', '333.33']);
  await expect(page.getByText(order?.id ?? 'no order')).toBeVisible();

  await triggerEvent('move-clock', { days: 3 });
  await expect(page.getByRole('heading', { name: 'Exchange completed' })).toBeVisible();
  await expect(page.getByText('Normal')).toHaveCount(2);
  await press(page, 'Open order');
  await expect(page).toHaveURL(new RegExp(`exchange/orders\\?.*open=${order?.id}`));
  const details = page.getByRole('dialog');
  await expect(details.getByText(order?.sellTransactionId ?? 'no transaction')).toBeVisible();
  await expect(details.getByText(order?.buyTransactionId ?? 'no transaction')).toBeVisible();
});

test('asks again when the gateway holds the price for over, and shows what changed', async ({
  page,
  enter,
  finance,
  triggerEvent,
}) => {
  await enter('finance');
  await page.goto(`${TICKET}?sell=USD&buy=BRL&amount=100`);
  await review(page);
  await triggerEvent('rate-moves', { currency: 'BRL', perUsd: '4.4321' });
  await triggerEvent('move-clock', { days: 1 });
  await press(page, 'Confirm exchange');
  await expect(page.getByText('The quote has changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm exchange' })).toBeDisabled();
  await expect(page.getByRole('row', { name: /^Rate/ })).toContainText('4.41');
  await press(page, 'Accept the new quote');
  await press(page, 'Confirm exchange');
  await accepted(page);
  const [order] = await finance.exchangeOrders.list({ sort: { field: 'createdAt', direction: 'desc' } });
  expect(order?.midRate).toBe('4.4321');
  await triggerEvent('rate-moves', { currency: 'BRL', perUsd: '5.0941' });
});

test('finds out after a reload what became of an order whose answer was lost', async ({ page, enter, finance }) => {
  await enter('finance');
  await page.goto(`${TICKET}?sell=USD&buy=EUR&amount=43.19`);
  page.on('dialog', (dialog) => dialog.accept());
  let sent = 0;
  let away = true;
  await page.route('**/exchange-order/{create,get-by}', async (route) => {
    if (!away) return route.continue();
    if (route.request().url().endsWith('/create')) {
      sent += 1;
      await route.fetch();
    }
    return route.abort('connectionreset');
  });
  await review(page);
  await press(page, 'Confirm exchange');
  await expect(page.getByText('Your order may have been accepted')).toBeVisible();
  // Not before: what is looked up until then is still the page that was left.
  page.once('load', () => {
    away = false;
  });
  await page.reload();
  await accepted(page);
  const orders = await finance.exchangeOrders.list({ filter: { sellCurrency: ['USD'], buyCurrency: ['EUR'] } });
  expect(orders.filter(({ sell }) => sell.amount === '43.19')).toHaveLength(1);
  expect(sent).toBe(1);
  await page.reload();
  await priced(page);
});

test('keeps what was typed when the session ends in the middle', async ({ page, enter }) => {
  await enter('finance');
  await page.goto(`${TICKET}?sell=USD&buy=EUR&amount=63.29`);
  await review(page);
  let ended = true;
  await page.route(ORDER_CALL, (route) =>
    ended ? route.fulfill({ status: 401, json: { code: '40100', msg: 'Request Unauthorized' } }) : route.continue(),
  );
  await press(page, 'Confirm exchange');
  await expect(page.getByText('You are signed out')).toBeVisible();
  await expect(page.getByText('What you entered is still here.')).toBeVisible();
  await expect(page.getByText('63.29').first()).toBeVisible();
  ended = false;
  await press(page, 'Confirm exchange');
  await accepted(page);
});

test('is not there for who may not order an exchange', async ({ page, enter }) => {
  await enter('operator');
  await page.goto(TICKET);
  await expect(page.getByText('You don’t have permission', { exact: true })).toBeVisible();
  await page.goto('/exchange/orders');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New exchange' })).toHaveCount(0);
});
