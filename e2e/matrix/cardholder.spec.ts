import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { demo } from '../fixtures/demo';
import { RIGHT_TO_LEFT } from '../fixtures/faults';
import { serveHostPage } from '../fixtures/hostPage';
import { expect, test } from '../fixtures/operator';
import { openLanguages } from '../fixtures/servedPage';
import { isWhole } from '../fixtures/whole';

/** The number of a card that works, and its expiry as it is typed. */
async function cardToAskFor(gateway: GatewayClient) {
  const [card] = await gateway.cards.list({ filter: { status: ['normal'] } });
  if (!card) throw new Error('The seed has no card that works');
  const { number } = await gateway.cards.callById(card.id, 'reveal', { password: demo('operator').password });
  return { number, expiry: `${card.expiry.slice(5)}/${card.expiry.slice(2, 4)}`, holderName: card.holderName };
}

async function askForBalance(page: Page, { number, expiry }: { number: string; expiry: string }): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill(expiry);
  await page.getByRole('button', { name: 'Show balance' }).click();
}

test('a cardholder asks for a balance beside an operator, who notices nothing, on a phone, right to left, in French and in Chinese', async ({
  signedIn: page,
  context,
  gateway,
}) => {
  const card = await cardToAskFor(gateway);
  await page.goto('/card');
  await openLanguages(context);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/inquery');
  await askForBalance(phone, card);
  await expect(phone).toHaveURL(/\/single-balance-search$/);
  await expect(phone.getByText(card.holderName)).toBeVisible();
  for (const cookie of [RIGHT_TO_LEFT, { name: 'language', value: 'fr' }, { name: 'language', value: 'zh' }]) {
    await context.addCookies([{ ...cookie, url: phone.url() }]);
    await phone.reload();
    await expect(phone.getByText(card.holderName)).toBeVisible();
    await isWhole(phone, cookie.value);
    expect(await findings(phone), cookie.value).toEqual([]);
  }
  await context.clearCookies({ name: 'language' });
  await phone.reload();
  const kept = await phone.evaluate(() => localStorage.getItem('corridor-token-card'));
  await phone.getByRole('button', { name: 'End the inquiry' }).click();
  await expect(phone).toHaveURL(/\/inquery$/);
  expect(await phone.evaluate(() => localStorage.getItem('corridor-token-card'))).toBeNull();
  const ended = await phone.request.post(`/api/dashboard/single-balance-search?access_token=${kept}`);
  expect(ended.status()).toBe(401);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
});

test('on a partner’s page an inquiry ends on the server when the page is left', async ({ page, gateway, baseURL }) => {
  const card = await cardToAskFor(gateway);
  const host = await serveHostPage(baseURL ?? '');
  const asked = page.waitForRequest(/single-balance-search/);
  await page.goto(`${host.url}/?widget=inquiry`);
  await askForBalance(page, card);
  const balance = new URL((await asked).url()).search;
  await expect(page.getByText(card.holderName)).toBeVisible();
  const status = async () =>
    (await page.request.post(`${baseURL}/api/dashboard/single-balance-search${balance}`)).status();
  expect(await status()).toBe(200);
  await page.goto('about:blank');
  await expect.poll(status).toBe(401);
  await host.stop();
});
