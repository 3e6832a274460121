import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' });
const answer = (page: Page, name: 'Discard' | 'Keep editing') => question(page).getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('goes back through form and record to the list, and asks before what is typed is lost', async ({
  signedIn: page,
  gateway,
}) => {
  const [shop] = (await gateway.shops.page({ page: 1, size: 10 })).items;
  const { id = '', name = '' } = shop ?? {};
  await page.goto('/dashboard');
  await page.goto('/collection/_shops');
  await page.getByRole('row').filter({ hasText: name }).first().click();
  const record = page.getByRole('dialog', { name, exact: true });
  await expect(page).toHaveURL(new RegExp(`open=${id}`));
  await record.getByRole('button', { name: 'Edit' }).click();
  const field = page.getByRole('textbox', { name: /^Website/ });
  await field.fill('https://half.example');

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await answer(page, 'Keep editing');
  await expect(field).toHaveValue('https://half.example');
  await expect(page).toHaveURL(/form=/);

  await page.goBack();
  await answer(page, 'Discard');
  await expect(page).not.toHaveURL(/form=/);
  await expect(field).toBeHidden();
  await expect(record).toBeVisible();
  // What was discarded is not sent either.
  await expect(record.getByText('half.example')).toBeHidden();
  await page.goBack();
  await expect(record).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
  expect((await gateway.shops.get(id)).websiteUrl).toBe(shop?.websiteUrl);
  await page.goForward();
  await expect(record).toBeVisible();
  await page.reload();
  await expect(record).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test.describe(() => {
  test.use({ role: 'finance' });

  test('asks before a half-filled ticket or a form in steps is left by Back or by a link', async ({
    signedIn: page,
  }) => {
    await page.goto('/withdrawal/orders');
    await page.getByRole('button', { name: 'New withdrawal' }).click();
    const amount = page.getByRole('textbox', { name: /^Amount/ });
    await amount.fill('12.34');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click();
    await answer(page, 'Keep editing');
    await expect(amount).toHaveValue('12.34');
    await page.goBack();
    await answer(page, 'Discard');
    await expect(amount).toBeHidden();
    await expect(page).toHaveURL(/\/withdrawal\/orders$/);
  });
});

test('asks before a form in steps is left', async ({ signedIn: page }) => {
  await page.goto('/merchant');
  await page.getByRole('button', { name: 'Add merchant' }).click();
  const first = page.getByRole('textbox', { name: /^First name/ });
  await first.fill('Ada');
  await page.goBack();
  await answer(page, 'Discard');
  await expect(first).toBeHidden();
  await page.goForward();
  await expect(first).toHaveValue('');
});
