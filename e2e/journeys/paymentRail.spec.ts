import type { PaymentOrder } from '@corridor/core';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';
import { payee } from '../fixtures/payments';

const row = (page: Page, { amount }: PaymentOrder) =>
  page.getByRole('grid').getByRole('row').filter({ hasText: amount.amount });
const step = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('region', { name: 'Timeline' }).getByText(title, { exact: true });

// @spec 4.order.status 8.not-accepted 8.accepted
test('shows in an open list what banks do with payments, and in their details how far each came and why', async ({
  page,
  enter,
  finance,
  triggerEvent,
}) => {
  const { id: beneficiaryId } = await payee(finance);
  const [account] = await finance.accounts.list({ filter: { currency: ['EUR'], funded: true, productType: [10] } });
  const reference = 'Rail 81';
  const order = (amount: string): Promise<PaymentOrder> =>
    finance.paymentOrders.create({
      ...{ beneficiaryId, ownerId: account?.ownerId ?? '', reference },
      amount: { amount, currency: 'EUR' },
    });
  const [completed, returned, refused] = [await order('81.01'), await order('81.02'), await order('81.03')];
  await enter('finance');
  const listening = page.waitForResponse('**/api/portal/events');
  await page.goto(`/payment/orders?search=${encodeURIComponent(reference)}`);
  await listening;
  for (const one of [completed, returned, refused]) await expect(row(page, one)).toContainText('Pending');

  for (const { id: orderId } of [completed, returned]) await triggerEvent('rail-accepts', { orderId });
  await triggerEvent('rail-completes', { orderId: completed.id });
  await triggerEvent('rail-fails', { orderId: returned.id });
  await triggerEvent('rail-fails', { orderId: refused.id, reason: 'Bank unknown' });
  await expect(page.getByText('3 changed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const outcomes = [
    [completed, 'Completed', ['Successfully accepted', 'Completed'], ''],
    [returned, 'Closed', ['Successfully accepted', 'Refund'], 'The beneficiary bank returned the payment'],
    [refused, 'Failed', ['Failure in acceptance'], 'Bank unknown'],
  ] as const;
  for (const [one, status] of outcomes) await expect(row(page, one)).toContainText(status);

  for (const [one, status, steps, reason] of outcomes) {
    await row(page, one).click();
    const details = page.getByRole('dialog');
    await expect(details.getByText(status, { exact: true }).first()).toBeVisible();
    for (const title of ['Initial', ...steps]) await expect(step(page, title)).toBeVisible();
    if (reason) await expect(details.getByText(reason).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  }
});
