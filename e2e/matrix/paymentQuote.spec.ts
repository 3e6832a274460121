import type { Page } from '@playwright/test';
import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';
import { payee } from '../fixtures/payments';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function review(page: Page): Promise<void> {
  await expect(page.getByText('Fee the beneficiary pays')).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the payment' })).toBeFocused();
}

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
    beneficiary: beneficiary.id,
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
  await press(page, 'Confirm payment');
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeVisible();
  const [listed] = await finance.paymentOrders.list({ filter: { search: 'Moved 61' } });
  const { exchange } = await finance.paymentOrders.get(listed?.id ?? '');
  expect([exchange?.midRate, exchange?.sell]).toEqual(['0.8123', { amount: '61.13', currency: 'USD' }]);
  await triggerEvent('rate-moves', { currency: 'EUR', perUsd: usual });
});
