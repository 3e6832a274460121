import { readFileSync } from 'node:fs';
import type { CardStatus } from '@corridor/core';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

async function openCards(page: Page, search = ''): Promise<void> {
  await page.goto(`/card${search}`);
  await expect(rows(page).first()).toBeVisible();
}

async function act(page: Page, action: string): Promise<void> {
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: action, exact: true }).click();
  const confirm = page.getByRole('dialog', { name: /\?$/ });
  await confirm.getByRole('button', { name: action, exact: true }).click();
}

test('filters, sorts and pages, and its address reproduces what is seen', async ({ signedIn: page, gateway }) => {
  await openCards(page);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Blocked' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=blocked/);
  const blocked = { size: 10, filter: { status: ['blocked' as const] } };
  const { total } = await gateway.cards.page({ page: 1, ...blocked });
  await expect(page.getByText(`of ${total} entries`)).toBeVisible();
  await page.getByRole('columnheader', { name: 'Balance' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=balance/);
  const direction = page.url().includes('balance.asc') ? 'asc' : 'desc';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(`Showing 11 to ${Math.min(20, total)} of ${total} entries`)).toBeVisible();
  // The rows of the page before stay until those of this one have come.
  const { items } = await gateway.cards.page({ page: 2, ...blocked, sort: { field: 'balance', direction } });
  await expect(rows(page)).toContainText(items.map(({ last4 }) => last4));
  const seen = await rows(page).allInnerTexts();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).allInnerTexts()).toEqual(seen);
  for (const text of seen) expect(text).toContain('Blocked');
});

// @spec 4.card.activate 4.card.report-loss 4.card.block 4.card.unblock
test('takes a card through its life: activate, block, unblock, report lost', async ({ signedIn: page, gateway }) => {
  const found = await gateway.cards.page({ page: 1, size: 10, filter: { status: ['unactivated'] } });
  const id = found.items[0]?.id ?? '';
  await page.goto(`/card?open=${id}`);
  const drawer = page.getByRole('dialog').first();
  const steps: [string, CardStatus, string][] = [
    ['Activate', 'normal', 'Normal'],
    ['Block', 'blocked', 'Blocked'],
    ['Unblock', 'normal', 'Normal'],
    ['Report loss', 'lost', 'Lost'],
  ];
  for (const [action, status, label] of steps) {
    await act(page, action);
    await expect(drawer.getByText(label, { exact: true }).first()).toBeVisible();
    expect((await gateway.cards.get(id)).status).toBe(status);
  }
  const { timeline } = await gateway.cards.get(id);
  expect(timeline.slice(0, 4).map(({ action }) => action)).toEqual(['reportLoss', 'unblock', 'block', 'activate']);
});

test('finds out why a payment was declined, and does what helps', async ({ signedIn: page, gateway, triggerEvent }) => {
  const found = await gateway.cards.page({ page: 1, size: 10, filter: { status: ['blocked'] } });
  const card = found.items[0];
  const id = card?.id ?? '';
  const amount = { amount: '12', currency: card?.currency ?? '' };
  await triggerEvent('card-authorization', { cardId: id, amount, merchantName: 'Corner Shop 7' });
  await page.goto(`/card?open=${id}`);
  await page.getByRole('button', { name: /^Corner Shop 7 Declined/ }).press('Enter');
  const record = page.getByRole('dialog', { name: 'Corner Shop 7' });
  await expect(record.getByText('The card is blocked')).toBeVisible();
  await expect(record.getByText(/Response code 62/)).toBeVisible();
  await record.getByRole('button', { name: 'Unblock the card' }).click();
  const confirm = page.getByRole('dialog', { name: 'Unblock this card?' });
  await confirm.getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(confirm).toBeHidden();
  await expect(record.getByText(/No action needed/)).toBeVisible();
  expect((await gateway.cards.get(id)).status).toBe('normal');
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(page.getByRole('button', { name: /^Corner Shop 7/ })).toBeFocused();
});

test('exports exactly what the filter shows', async ({ signedIn: page, gateway }) => {
  const filter = { status: ['lost' as const] };
  await openCards(page, '?status=lost');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const listed = await gateway.cards.page({ page: 1, size: 100, filter });
  if (listed.total > 10) await page.getByRole('menuitem', { name: `All ${listed.total} cards` }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const lines = file.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(listed.total);
  for (const { holderName } of listed.items) expect(file).toContain(holderName);
});

test('is used by keyboard alone', async ({ signedIn: page }) => {
  await openCards(page);
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator('[role=grid]:focus-within')).toHaveCount(1);
});

test('a viewer sees cards and can change none', async ({ page, enter }) => {
  await enter('viewer');
  await openCards(page);
  await rows(page).first().click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByText('Overview')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0);
});

test.describe(() => {
  test.use({ expectedOnConsole: /ERR_FAILED/ });

  test('a block whose answer was lost is done once, however often it is asked for', async ({
    signedIn: page,
    gateway,
  }) => {
    const { items } = await gateway.cards.page({ page: 1, size: 10, filter: { status: ['normal'] } });
    const id = items.at(-1)?.id ?? '';
    const blocksOf = async () =>
      (await gateway.cards.get(id)).timeline.filter(({ action }) => action === 'block').length;
    const before = await blocksOf();
    const asked: (string | undefined)[] = [];
    await page.route('**/card/call-by-id', async (route) => {
      asked.push(route.request().headers().request_id);
      if (asked.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto(`/card?open=${id}`);
    await act(page, 'Block');
    const confirm = page.getByRole('dialog', { name: /\?$/ });
    await expect(confirm.getByRole('alert')).toBeVisible();
    await confirm.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(confirm).toBeHidden();
    await expect(page.getByRole('dialog').first().getByText('Blocked', { exact: true }).first()).toBeVisible();
    expect(new Set(asked).size).toBe(1);
    expect(await blocksOf()).toBe(before + 1);
  });
});

test.describe('a card that somebody else has changed', () => {
  test.use({ expectedOnConsole: /409/ });

  test('offers what it allows now, in place of what was asked', async ({ signedIn: page, gateway }) => {
    const { items } = await gateway.cards.page({ page: 1, size: 1, filter: { status: ['normal'] } });
    const id = items[0]?.id ?? '';
    await page.goto(`/card?open=${id}`);
    const drawer = page.getByRole('dialog').first();
    await drawer.getByRole('button', { name: 'Block', exact: true }).click();
    await gateway.cards.callById(id, 'block', {});
    const confirm = page.getByRole('dialog', { name: /\?$/ });
    await confirm.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(confirm.getByText('Available now:')).toBeVisible();
    await expect(confirm.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0);
    await confirm.getByRole('button', { name: 'Unblock', exact: true }).click();
    await confirm.getByRole('button', { name: 'Unblock', exact: true }).click();
    await expect(confirm).toBeHidden();
    expect((await gateway.cards.get(id)).status).toBe('normal');
  });
});
