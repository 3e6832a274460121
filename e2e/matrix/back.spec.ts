import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';
import { SCREENS } from '../fixtures/screens';

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' });
const FIELDS = 'input:not([type=file], [type=hidden], [type=radio], [type=checkbox]), textarea, [role=combobox]';
const isAt = (page: Page, path: string) =>
  expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}` === path);
const isThere = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** Opens the first record of a list, and goes back, forward, over a reload and away by Escape. */
async function walkRecord(page: Page, path: string): Promise<void> {
  const row = page.getByRole('main').getByRole('grid').getByRole('row').nth(1);
  if ((await row.count()) === 0) return;
  await row.click();
  await expect(page).toHaveURL(/[?&]open=/);
  const record = page.getByRole('dialog');
  await expect(record).toBeVisible();
  await page.goBack();
  await expect(record).toBeHidden();
  await isAt(page, path);
  await expect(page.locator('main [role=grid] :focus, main [role=grid]:focus'), 'the focus is at the row').toHaveCount(
    1,
  );
  await page.goForward();
  await expect(record).toBeVisible();
  await page.reload();
  await expect(record).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await isAt(page, path);
}

/** Enters something into the first field of a form: a text, or another choice. */
async function enter(form: Locator): Promise<void> {
  const field = form.locator(FIELDS).first();
  await expect(field).toBeVisible();
  if ((await field.getAttribute('role')) !== 'combobox') return field.fill('7');
  await field.click();
  await form.page().getByRole('listbox').getByRole('option', { disabled: false, selected: false }).first().click();
}

/** Opens the form or ticket of a screen, types into it, and goes back: what was typed is asked about, and nothing was skipped. */
async function walkForm(page: Page, path: string): Promise<void> {
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: /^(Add (?!filter)|(New|Invite|Create|Apply|Upload) )/ })
    .first();
  if ((await opener.count()) === 0 || !(await opener.isEnabled())) return;
  await opener.click();
  await expect(page).not.toHaveURL(({ pathname, search }) => `${pathname}${search}` === path);
  await enter(page.locator('form').last());
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(question(page)).toBeHidden();
  await isAt(page, path);
}

for (const role of ['operator', 'administrator', 'finance'] as const)
  test.describe(role, () => {
    test.use({ role });

    // A ticket is opened from its list here: Back from a page that was just loaded is the browser's own leaving.
    for (const path of SCREENS[role].map((screen) => screen.replace('?new=1', '')))
      test(`${path} goes back from record and form, and never skips a page that was seen`, async ({
        signedIn: page,
      }) => {
        const before = path === '/dashboard' ? '/setting' : '/dashboard';
        await page.goto(before);
        await isThere(page);
        await page.goto(path);
        await isThere(page);
        await walkRecord(page, path);
        await walkForm(page, path);
        await page.goBack();
        await isAt(page, before);
      });
  });
