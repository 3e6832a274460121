import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { expect, signIn, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

const entries = (page: Page) => page.evaluate(() => history.length);

const drawer = (page: Page) => page.getByRole('dialog').first();

async function openCards(page: Page, search = ''): Promise<void> {
  await page.goto(`/card${search}`);
  await expect(rows(page).first()).toBeVisible();
}

async function openMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Opens a row far below, and answers where the page stood. */
async function openRow(page: Page, index: number): Promise<number> {
  await rows(page).nth(index).scrollIntoViewIfNeeded();
  const at = await scrolled(page);
  expect(at).toBeGreaterThan(0);
  await rows(page).nth(index).click();
  await expect(drawer(page).getByText('Overview')).toBeVisible();
  return at;
}

test('opening a record adds an entry to the history that closing goes back from, and leaves the list where it stands', async ({
  signedIn: page,
}) => {
  await openCards(page, '?size=50');
  await expect(rows(page)).toHaveCount(50);
  const before = await entries(page);
  const at = await openRow(page, 39);
  await expect(page).toHaveURL(/[?&]open=/);
  expect(await scrolled(page)).toBe(at);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);
  expect([await scrolled(page), await entries(page)]).toEqual([at, before + 1]);
  await page.goForward();
  await expect(drawer(page).getByText('Overview')).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  expect(await scrolled(page)).toBe(at);
});

test('goes back and forward through filter, page and open record, each as it was left', async ({ signedIn: page }) => {
  await openCards(page, '?size=25');
  const first = (await rows(page).first().textContent()) ?? '';
  await openMenu(page, 'Add filter');
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Normal' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=normal/);
  await expect(rows(page).filter({ hasText: 'Normal' })).toHaveCount(25);
  const narrowed = (await rows(page).first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByText(/^Showing 26 to 50 /)).toBeVisible();
  // The rows of the page before stay until those of this one have come.
  await expect(rows(page).first()).not.toHaveText(narrowed);
  const second = (await rows(page).first().textContent()) ?? '';
  const at = await openRow(page, 20);
  const open = page.url();

  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByText(/^Showing 1 to 25 /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/status=/);
  await expect(rows(page).first()).toHaveText(first);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  expect(page.url()).toBe(open);
  await expect(rows(page).first()).toHaveText(second);
  await expect(drawer(page).getByText('Overview')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(at);
});

test('a page behind the last becomes the last, and the way back leads past it', async ({ signedIn: page, gateway }) => {
  const { total } = await gateway.cards.page({ page: 1, size: 50, filter: { status: ['lost'] } });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/card?status=lost&size=50&page=99');
  await expect(page.getByText(`of ${total} entries`)).toBeVisible();
  await expect(page).not.toHaveURL(/page=99/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a shared link reproduces view, open record and open form in the browser of somebody else', async ({
  signedIn: page,
  openAs,
  gateway,
}) => {
  await page.goto('/payment/beneficiaries');
  const grid = (of: Page) => of.getByRole('grid').getByRole('row');
  await expect(grid(page).nth(1)).toBeVisible();
  await openMenu(page, 'Add filter');
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Enabled' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  const { items } = await gateway.beneficiaries.page({ page: 1, size: 10, filter: {} });
  const { id = '', name = '' } = items[3] ?? {};
  await page.goto(`${page.url()}&open=${id}`);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  const seen = await grid(page).allInnerTexts();

  const other = await openAs('administrator');
  await other.goto(page.url());
  await expect(other.getByRole('dialog', { name })).toBeVisible();
  expect(await grid(other).allInnerTexts()).toEqual(seen);
  expect(other.url()).toBe(page.url());
  await other.goto(`/payment/beneficiaries?form=edit.${id}`);
  await expect(
    other
      .getByRole('dialog', { name: /beneficiary$/ })
      .getByRole('textbox')
      .first(),
  ).toBeVisible();
});

test('remembers hidden columns, page size and density of an operator, and of no other', async ({ signedIn: page }) => {
  await openCards(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Balance' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeHidden();
  await openMenu(page, 'Row height');
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(rows(page)).toHaveCount(25);

  await page.goto('/dashboard');
  await openCards(page);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeHidden();
  await expect(page.locator('[data-density=compact]').first()).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('corridor-token'));
  await page.goto('/login?to=/card');
  await signIn(page, 'viewer');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  await expect(page.locator('[data-density=compact]')).toHaveCount(0);
});

test('saves a view, applies, renames and deletes it; its address is the view', async ({ signedIn: page }) => {
  await openCards(page, '?status=blocked&sort=balance.desc&page=2');
  await openMenu(page, 'Saved views: Unsaved view');
  await page.getByRole('menuitem', { name: 'Save current view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Blocked, richest first');
  await page.keyboard.press('Enter');
  const views = page.getByRole('button', { name: /^Saved views/ });
  await expect(views).toHaveText('Blocked, richest first');

  await views.click();
  await page.getByRole('menuitemradio', { name: 'Default view' }).click();
  await expect(page).toHaveURL(/\/card$/);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await views.press('ArrowDown');
  await page.getByRole('menuitemradio', { name: 'Blocked, richest first' }).press('Enter');
  await expect(page).toHaveURL(/\/card\?status=blocked&sort=balance.desc$/);
  await expect(rows(page).filter({ hasText: 'Blocked' })).toHaveCount(10);

  await views.click();
  await page.getByRole('menuitem', { name: 'Rename “Blocked, richest first”…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Blocked');
  await page.keyboard.press('Enter');
  await expect(views).toHaveText('Blocked');
  await views.click();
  await page.getByRole('menuitem', { name: 'Delete “Blocked”' }).click();
  await expect(views).toHaveText('Unsaved view');
  await views.click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Default view']);
});

test('by keyboard: the focus stays in the list that an action narrows, and a filter of digits is typed into at once', async ({
  signedIn: page,
}) => {
  await openCards(page, '?status=normal');
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /^Actions/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await findings(page), 'an open menu').toEqual([]);
  await page.getByRole('menuitem', { name: 'Block' }).press('Enter');
  const confirm = page.getByRole('dialog', { name: /\?$/ });
  await confirm.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(confirm).toBeHidden();
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
  await expect.poll(focused).toBe('2');

  await page.getByRole('button', { name: 'Add filter' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Last 4 digits' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Last 4 digits' }).getByRole('textbox')).toBeFocused();
});
