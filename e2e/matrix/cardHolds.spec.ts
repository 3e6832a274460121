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

test('follows what a card holds on an account to its authorization, and from there to the card and its records', async ({
  signedIn: page,
  finance,
  triggerEvent,
}) => {
  const card = await fundedCard(finance, triggerEvent);
  const { id } = asDetail(await triggerEvent('card-authorization', { cardId: card.id, amount: usd('7.00') }));
  const account = await finance.accounts.getBy({ ownerId: card.merchantId, currency: 'USD' });
  await page.goto(`/account?open=${account.id}`);
  const holds = drawer(page).getByRole('region', { name: 'On hold' });
  await holds.locator(`a[href$="${id}"]`).click();
  await expect(page).toHaveURL(`/card?tab=authorizations&open=${id}`);
  await expect(drawer(page).getByText('Still on hold')).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: card.id })).toBeVisible();
  await goTo(page, 'Card').click();
  await expect(page).toHaveURL(`/card?open=${card.id}`);
  await goTo(page, 'Records').click();
  await expect(page).toHaveURL(`/card?tab=records&cardId=${card.id}`);
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await goTo(page, 'Authorizations').click();
  await expect(page).toHaveURL(`/card?tab=authorizations&cardId=${card.id}`);
  await page.goBack();
  await goTo(page, 'Card').click();
  await expect(page).toHaveURL(`/card?open=${card.id}`);
  await page.goBack();
  await goTo(page, 'Accounts').click();
  await expect(page).toHaveURL(`/account?ownerId=${card.merchantId}`);
  await triggerEvent('card-reversal', { authorizationId: id });
});
