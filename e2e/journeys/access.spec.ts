import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { demo } from '../fixtures/demo';
import { enterOn, typeInto } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/operator';

/** The number of a card that works, and its expiry as it is typed. */
async function cardToAskFor(gateway: GatewayClient) {
  const [card] = await gateway.cards.list({ filter: { status: ['normal'] } });
  if (!card) throw new Error('The seed has no card that works');
  const { number } = await gateway.cards.callById(card.id, 'reveal', { password: demo('operator').password });
  return { number, expiry: `${card.expiry.slice(5)}/${card.expiry.slice(2, 4)}`, holderName: card.holderName };
}

/** Looks at a page dark at 1440 px and light at 390. */
async function expectNoFault(page: Page): Promise<void> {
  for (const [theme, width] of [
    ['dark', 1440],
    ['light', 390],
  ] as const) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: new URL('/', page.url()).href }]);
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await findings(page), `axe on ${page.url()}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `no sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(width);
  }
}

test('an open inquiry is asked for by keyboard alone, and has no fault of access', async ({ page, gateway }) => {
  const card = await cardToAskFor(gateway);
  await page.goto('/inquery');
  await typeInto(page.getByLabel('Card number'), card.number);
  await typeInto(page.getByLabel('Expiry date'), card.expiry);
  await enterOn(page.getByRole('button', { name: 'Show balance' }));
  await expect(page).toHaveURL(/\/single-balance-search$/);
  await expect(page.getByText(card.holderName)).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('ends the inquiry in');
  await expectNoFault(page);
  await enterOn(page.getByRole('button', { name: 'End the inquiry' }));
  await expect(page).toHaveURL(/\/inquery$/);
});

// @spec 2.screen.settings
test('a role is put together, and the entry about it opened, by keyboard alone', async ({ page, enter }) => {
  await enter('administrator');
  const name = `Keys ${Date.now()}`;
  await page.goto('/permission/roles');
  await enterOn(page.getByRole('button', { name: 'Add role' }));
  const form = page.getByRole('dialog');
  await typeInto(form.getByRole('textbox', { name: /^Name/ }), name);
  await typeInto(form.getByRole('searchbox', { name: 'Search privileges' }), 'block');
  const box = form.getByRole('checkbox', { name: 'Block and unblock cards' });
  await expect(box).toBeVisible();
  while (!(await box.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await enterOn(form.getByRole('button', { name: 'Add role' }));
  await expect(page.getByText(`${name} was added`)).toBeVisible();

  await page.goto('/log');
  const entry = page.getByRole('row').filter({ hasText: 'Roles' }).first();
  await expect(entry).toBeVisible();
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
});
