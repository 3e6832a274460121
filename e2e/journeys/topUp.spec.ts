import type { GatewayClient } from '@corridor/core';
import type { Request } from '@playwright/test';
import { test } from '../fixtures/finance';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, signInAgain } from '../fixtures/operator';
import { failFirst, signOutFirst } from '../fixtures/refuseFirst';

const CALLS = '**/card/call-by-id';
const isTopUp = (request: Request) => request.postDataJSON().method === 'topUp';

/** A card that works, and the account of its merchant that has money for it. */
async function cardAndAccount(gateway: GatewayClient) {
  const accounts = await gateway.accounts.list({
    filter: { currency: ['USD'], funded: true, productType: [12] },
    sort: { field: 'available', direction: 'desc' },
  });
  for (const account of accounts) {
    const { items } = await gateway.cards.page({
      page: 1,
      size: 1,
      filter: { merchantId: account.ownerId, currency: ['USD'], shared: false, status: ['normal'] },
    });
    if (items[0]) return { account, card: items[0] };
  }
  throw new Error('the demo has no dollar card whose merchant has dollars');
}

// @spec 2.screen.top-up
test('goes from an account to a top-up of its card, through wrong inputs, a failing gateway, a new sign-in and a lost answer, and books it once', async ({
  page,
  enter,
  gateway,
}) => {
  const { account, card } = await cardAndAccount(gateway);
  await enter('operator');
  await page.goto(`/account?open=${account.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Top up a card' }).click();
  await expect(page).toHaveURL(new RegExp(`/card\\?.*merchantId=${account.ownerId}`));
  await page.getByRole('grid', { name: 'Cards' }).getByRole('row').filter({ hasText: card.last4 }).first().click();
  await expect(page).toHaveURL(new RegExp(`open=${card.id}`));
  const open = () => page.getByRole('button', { name: 'Top up', exact: true }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Top up this card' });
  const amount = dialog.getByRole('textbox', { name: /^Amount/ });
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  await expect(amount).toBeFocused();
  const payer = dialog.getByRole('combobox', { name: /^From account/ });
  await payer.click();
  await page.getByRole('option', { name: account.ownerName }).click();
  await amount.fill('0.5');
  await press('Review');
  await expect(dialog.getByText('The minimum is 1.00 USD')).toBeVisible();
  await amount.fill('90000000');
  await expect(dialog.getByText(/^You need .* more/)).toBeVisible();
  await amount.fill('12.5');
  await expect(dialog.getByText('New card balance')).toBeVisible();
  await press('Review');
  await failFirst(page, CALLS, isTopUp);
  await press('Confirm top-up');
  await expect(dialog.getByText('No matching order found')).toBeVisible();
  await signOutFirst(page, CALLS, isTopUp);
  await press('Resend request');
  await signInAgain(page);
  await open();
  await expect(amount).toHaveValue('12.50');
  await press('Review');

  let sent = 0;
  await page.route(CALLS, async (route) => {
    if (!isTopUp(route.request())) return route.fallback();
    sent += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const booking = await holdCalls(page, CALLS, isTopUp);
  await press('Confirm top-up');
  await expect(dialog.getByRole('button', { name: 'Confirm top-up' })).toHaveAttribute('aria-busy', 'true');
  booking.release();
  await expect(dialog.getByRole('heading', { name: 'Top-up completed' })).toBeVisible();
  expect(sent).toBe(1);
  const after = await gateway.cards.get(card.id);
  expect(Number(after.balance.amount) - Number(card.balance.amount)).toBeCloseTo(12.5, 2);
  const { available } = await gateway.accounts.get(account.id);
  expect(Number(account.available.amount) - Number(available.amount)).toBeCloseTo(12.5, 2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('offers a reader no top-up, neither from an account nor at a card', async ({ page, enter, gateway }) => {
  const { account, card } = await cardAndAccount(gateway);
  await enter('viewer');
  await page.goto(`/account?open=${account.id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByRole('region', { name: 'On hold', exact: true })).toBeVisible();
  for (const name of ['Top up a card', 'Exchange', 'Withdraw']) {
    await expect(details.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await page.goto(`/card?open=${card.id}`);
  await expect(details.getByRole('heading', { name: 'Card limits' })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Top up', exact: true })).toHaveCount(0);
});
