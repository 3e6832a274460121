import type { Card, GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

const row = (page: Page, card: Card | undefined) => rows(page).filter({ hasText: `•••• ${card?.last4}` });

const changed = (page: Page, count: number) => page.getByText(`${count} changed`, { exact: true });

const show = (page: Page) => page.getByRole('button', { name: 'Show', exact: true });

/** Cards that are in use, newest first as the list has them. */
async function cardsOf(client: GatewayClient) {
  const { items } = await client.cards.page({ page: 1, size: 10, filter: { status: ['normal'] } });
  return items;
}

/** Opens a list and waits until it hears of changes. */
async function listen(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse('**/api/portal/events');
  await page.goto(path);
  await opened;
}

test('a colleague’s block shows in an open list when it is wanted, and moves nothing before', async ({
  signedIn: page,
  openAs,
  gatewayAs,
}) => {
  const [card] = await cardsOf(await gatewayAs('administrator'));
  await listen(page, '/card?status=normal');
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).allTextContents();
  const place = await rows(page).first().boundingBox();

  const other = await openAs('administrator');
  await other.goto(`/card?open=${card?.id}`);
  const details = other.getByRole('dialog').first();
  await details.getByRole('button', { name: 'Block' }).click();
  await other
    .getByRole('dialog', { name: /^Block/ })
    .getByRole('button', { name: /^Block/ })
    .click();

  await expect(changed(page, 1)).toBeVisible();
  expect(await rows(page).allTextContents()).toEqual(before);
  expect(await rows(page).first().boundingBox()).toEqual(place);
  await expect(changed(other, 1)).toHaveCount(0);
  await show(page).click();
  await expect(changed(page, 1)).toHaveCount(0);
  await expect.poll(() => rows(page).allTextContents()).not.toEqual(before);
});

test('an open record names who changed it, and shows it new', async ({ signedIn: page, gatewayAs }) => {
  const administrator = await gatewayAs('administrator');
  const [card] = await cardsOf(administrator);
  await listen(page, `/card?open=${card?.id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByText('Overview')).toBeVisible();
  await administrator.cards.callById(card?.id ?? '', 'block', {});
  await expect(details.getByText('Changed by Amara Okafor a moment ago')).toBeVisible();
  await details.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(details.getByText('Changed by Amara Okafor a moment ago')).toHaveCount(0);
  await expect(details.getByText('Blocked').first()).toBeVisible();
  await administrator.cards.callById(card?.id ?? '', 'unblock', {});
});

test('a form says that its record was changed, and keeps what was typed or begins anew', async ({
  signedIn: page,
  gatewayAs,
}) => {
  const administrator = await gatewayAs('administrator');
  const [shop] = (await administrator.shops.page({ page: 1, size: 10 })).items;
  const id = shop?.id ?? '';
  const name = `Changed ${Date.now()}`;
  await listen(page, `/collection/_shops?form=edit.${id}`);
  const field = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await field.fill('Mine');
  await administrator.shops.update(id, { name });
  await expect(page.getByText(/^Amara Okafor has just changed this record/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toHaveValue('Mine');
  await administrator.shops.update(id, { name: `${name} again` });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(field).toHaveValue(`${name} again`);
  await administrator.shops.update(id, { name: shop?.name ?? '' });
});

test.describe('a line that breaks', () => {
  test.use({ expectedOnConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|GatewayError: Network/ });

  test('loses no change', async ({ signedIn: page, gatewayAs }) => {
    const administrator = await gatewayAs('administrator');
    const [heard, one, two] = await cardsOf(administrator);
    await listen(page, '/card?status=normal');
    await expect(rows(page).first()).toBeVisible();
    await administrator.cards.callById(heard?.id ?? '', 'block', {});
    await expect(changed(page, 1)).toBeVisible();
    await page.context().setOffline(true);
    for (const card of [one, two]) await administrator.cards.callById(card?.id ?? '', 'block', {});
    await expect(changed(page, 1)).toBeVisible();
    // The list reads again when the network is back, and what was told before that read is told no more.
    const read = await holdCalls(page, '**/card/page');
    await page.context().setOffline(false);
    await expect(changed(page, 3)).toBeVisible();
    for (const card of [heard, one, two]) await expect(row(page, card)).toBeVisible();
    read.release();
    for (const card of [heard, one, two]) await expect(row(page, card)).toHaveCount(0);
    for (const card of [heard, one, two]) await administrator.cards.callById(card?.id ?? '', 'unblock', {});
  });
});
