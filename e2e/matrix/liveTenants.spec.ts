import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { stranger } from '../fixtures/demo';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

const changed = (page: Page, count: number) => page.getByText(`${count} changed`, { exact: true });

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

test('another partner sees nothing of it', async ({ signedIn: page, browser, gatewayAs }) => {
  const { username, password } = stranger();
  const other = await browser.newPage();
  await other.goto('/login');
  await other.getByLabel('Username or email').fill(username);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.waitForURL('**/dashboard');
  await listen(other, '/card');
  await listen(page, '/card');
  await expect(rows(page).first()).toBeVisible();
  const administrator = await gatewayAs('administrator');
  const [card] = await cardsOf(administrator);
  await administrator.cards.callById(card?.id ?? '', 'block', {});
  await expect(changed(page, 1)).toBeVisible();
  await administrator.cards.callById(card?.id ?? '', 'unblock', {});

  const theirs = await gatewayAs(stranger());
  const [own] = await cardsOf(theirs);
  await theirs.cards.callById(own?.id ?? '', 'block', {});
  await expect(changed(other, 1)).toBeVisible();
  await theirs.cards.callById(own?.id ?? '', 'unblock', {});
  await other.context().close();
});
