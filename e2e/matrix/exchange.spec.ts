import type { Page } from '@playwright/test';
import { test } from '../fixtures/finance';
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

test('finds an order whose answer was lost, and sends it once', async ({ page, enter, finance }) => {
  await enter('finance');
  await page.goto(`${TICKET}?sell=USD&buy=EUR&amount=41.07`);
  let sent = 0;
  await page.route(ORDER_CALL, async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await review(page);
  await press(page, 'Confirm exchange');
  await accepted(page);
  const orders = await finance.exchangeOrders.list({ filter: { sellCurrency: ['USD'], buyCurrency: ['EUR'] } });
  expect(orders.filter(({ sell }) => sell.amount === '41.07')).toHaveLength(1);
  expect(sent).toBe(1);
});

test('blocks a blind resend while nobody knows, keeps what was typed, and then sends under the same request id', async ({
  page,
  enter,
  finance,
}) => {
  await enter('finance');
  await page.goto(`${TICKET}?sell=USD&buy=EUR&amount=52.18`);
  const ids: (string | undefined)[] = [];
  let away = true;
  await page.route('**/exchange-order/{create,get-by}', (route) => {
    const isOrder = route.request().url().endsWith('/create');
    if (isOrder) ids.push(route.request().headers().request_id);
    return away ? route.abort('connectionreset') : route.continue();
  });
  await review(page);
  await press(page, 'Confirm exchange');
  await expect(page.getByText('Your order may have been accepted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend request' })).toBeDisabled();
  await expect(page.getByText('52.18').first()).toBeVisible();
  await expect(page.getByText(/can’t be reached right now/)).toBeVisible();
  away = false;
  await press(page, 'Check order status');
  await expect(page.getByText('No matching order found')).toBeVisible();
  await press(page, 'Resend request');
  await accepted(page);
  expect(ids).toEqual([ids[0], ids[0]]);
  const orders = await finance.exchangeOrders.list({ filter: { sellCurrency: ['USD'], buyCurrency: ['EUR'] } });
  expect(orders.filter(({ sell }) => sell.amount === '52.18')).toHaveLength(1);
});

test('is done by keyboard alone on a phone', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('finance');
  await page.goto(TICKET);
  await side(page, 'sell').focus();
  await page.keyboard.type('74.31');
  await page.keyboard.press('Tab');
  await page.keyboard.type('eur');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Swap the currencies' })).toBeFocused();
  await priced(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await side(page, 'sell').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review the exchange' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirm exchange' })).toBeFocused();
  await page.keyboard.press('Enter');
  await accepted(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
