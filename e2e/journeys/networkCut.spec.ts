import type { Page } from '@playwright/test';
import {
  cut,
  expectLayer,
  heading,
  join,
  networkError,
  OFFLINE,
  openCards,
  openPlainly,
  rows,
} from '../fixtures/network';
import { expect, test } from '../fixtures/operator';

test.use({ expectedOnConsole: OFFLINE });

test('a page of a list', async ({ signedIn: page }) => {
  await openCards(page);
  const first = (await rows(page).first().textContent()) ?? '';
  await cut(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(networkError(page)).toBeVisible();
  await expect(heading(page, 'Cards')).toBeVisible();
  await join(page);
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).not.toHaveText(first);
});

test('details of a record', async ({ signedIn: page }) => {
  await openCards(page);
  await cut(page);
  await rows(page).nth(2).click();
  await expect(networkError(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await join(page);
  await expect(page.getByRole('dialog').getByText('Overview')).toBeVisible();
});

test('a menu of a list', ({ signedIn: page }) => expectLayer(page, /^Add filter$/, 'menu'));

test('the confirmation of an action, which is then done once', async ({ signedIn: page, gateway }) => {
  const { items } = await gateway.cards.page({ page: 1, size: 10, filter: { status: ['normal'] } });
  const id = items[5]?.id ?? '';
  const blocks = async () => (await gateway.cards.get(id)).timeline.filter(({ action }) => action === 'block').length;
  const before = await blocks();
  await openPlainly(page, `/card?open=${id}`);
  const block = (of: ReturnType<Page['getByRole']>) => of.getByRole('button', { name: 'Block', exact: true });
  await block(page.getByRole('dialog').first()).click();
  const confirm = page.getByRole('dialog', { name: /\?$/ });
  await expect(confirm).toBeVisible();
  await cut(page);
  await block(confirm).click();
  await expect(networkError(page)).toBeVisible();
  await expect(heading(page, 'Cards')).toBeVisible();
  await join(page);
  await block(confirm).click();
  await expect(confirm).toBeHidden();
  await expect.poll(blocks).toBe(before + 1);
});

test('a change of route, told from a newer version, and gone on with by itself', async ({ signedIn: page }) => {
  await openCards(page);
  await cut(page);
  const nav = page.getByRole('navigation').first();
  await nav.getByRole('link', { name: 'Statements' }).click();
  await expect(heading(page, 'Network Error')).toBeVisible();
  await expect(page.getByText('A newer version is available')).toHaveCount(0);
  await expect(page.getByText('A new version of Corridor is available')).toHaveCount(0);
  await nav.getByRole('link', { name: 'Cards' }).click();
  await expect(heading(page, 'Cards')).toBeVisible();
  await nav.getByRole('link', { name: 'Statements' }).click();
  await expect(heading(page, 'Network Error')).toBeVisible();
  await join(page);
  await expect(heading(page, 'Statements')).toBeVisible();
  await expect(page).toHaveURL(/\/statement$/);
  await page.goBack();
  await expect(heading(page, 'Cards')).toBeVisible();
});

test('a page whose code comes in part', async ({ signedIn: page }) => {
  let away = true;
  await page.route('**/assets/{frame,lists}-*.js', (route) => (away ? route.abort() : route.continue()));
  await page.goto('/card');
  await expect(page.getByText('Network Error')).toBeVisible();
  away = false;
  await expect(rows(page).first()).toBeVisible();
});
