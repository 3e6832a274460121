import type { AuthorizationDetail, Card, GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';
import type { TriggerEvent } from '../fixtures/triggerEvent';

const drawer = (page: Page) => page.getByRole('dialog').first();

const goTo = (page: Page, name: string) =>
  drawer(page).getByRole('navigation', { name: 'Go to' }).getByRole('link', { name, exact: true });

// The sandbox answers with the record.
const asDetail = (data: unknown) => data as AuthorizationDetail;

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

/** A shared card with money on its account. */
async function fundedCard(finance: GatewayClient, triggerEvent: TriggerEvent): Promise<Card> {
  const cards = await finance.cards.list({ filter: { shared: true, status: ['normal'], currency: ['USD'] } });
  const [card] = cards;
  if (!card) throw new Error('the demo has no shared card in dollars');
  await triggerEvent('deposit-arrives', { ownerId: card.merchantId, amount: usd('40.00') });
  return card;
}

test('follows what was bought with a shared card from the card to its authorization, its transaction, and back', async ({
  signedIn: page,
  finance,
  triggerEvent,
}) => {
  const card = await fundedCard(finance, triggerEvent);
  const { id } = asDetail(await triggerEvent('card-authorization', { cardId: card.id, amount: usd('12.00') }));
  await triggerEvent('card-clearing', { authorizationId: id, amount: usd('12.00') });
  await page.goto(`/card?open=${card.id}`);
  await goTo(page, 'Authorizations').click();
  await expect(page).toHaveURL(`/card?tab=authorizations&cardId=${card.id}`);
  await expect(page.getByRole('button', { name: new RegExp(`^Card.*${card.last4}`) })).toBeVisible();
  await page.getByRole('grid', { name: 'Authorizations' }).getByRole('row').nth(1).click();
  await goTo(page, 'Transactions').click();
  await expect(page).toHaveURL(`/transactions?search=${id}`);
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(1).click();
  await expect(drawer(page).getByRole('link', { name: id })).toBeVisible();
  await goTo(page, 'Authorization').click();
  await expect(page).toHaveURL(`/card?tab=authorizations&open=${id}`);
  await goTo(page, 'Card').click();
  await expect(page).toHaveURL(`/card?open=${card.id}`);
  await goTo(page, 'Transactions').click();
  await expect(page).toHaveURL(`/transactions?cardId=${card.id}`);
  const { total } = await finance.transactions.page({ page: 1, size: 10, filter: { cardId: card.id } });
  expect(total).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`of ${total} entr`))).toBeVisible();
});
