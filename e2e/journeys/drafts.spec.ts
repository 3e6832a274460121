import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures/finance';
import { field, payee } from '../fixtures/payments';

const RESTORED = 'Your unsaved entries were restored.';
const press = (inside: Page | Locator, name: string) => inside.getByRole('button', { name, exact: true }).click();

test('keeps a form on one page over a reload, and starts over', async ({ page, enter }) => {
  await enter('operator');
  await page.goto('/payment/beneficiaries?form=new');
  const form = page.getByRole('dialog', { name: /beneficiary$/ });
  const country = form.getByRole('combobox', { name: /Bank country/ });
  await country.fill('United Kingdom');
  await page
    .getByRole('option', { name: /United Kingdom/ })
    .first()
    .click();
  await form.getByRole('textbox', { name: /Sort code/ }).fill('20-00-00');
  await page.reload();
  await expect(form.getByText(RESTORED)).toBeVisible();
  await expect(form.getByRole('textbox', { name: /Sort code/ })).toHaveValue('20-00-00');
  await press(form, 'Start over');
  await expect(form.getByText(RESTORED)).toBeHidden();
  await expect(country).toHaveValue('');
});

test('keeps a payment over a reload, and starts over', async ({ page, enter, finance }) => {
  const { name } = await payee(finance);
  await enter('finance');
  await page.goto('/payment/orders?new=1');
  await page.getByRole('combobox', { name: /^Beneficiary/ }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await field(page, /^Amount sent/).fill('17.04');
  await field(page, /^Reference/).fill('Kept 17');
  await page.goto('/payment/orders?new=1');
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(field(page, /^Reference/)).toHaveValue('Kept 17');
  await press(page, 'Start over');
  await expect(field(page, /^Reference/)).toHaveValue('');
  await expect(page).not.toHaveURL(/Kept/);
});

test('keeps a batch over a reload with its file and what was changed in it, and starts over', async ({
  page,
  enter,
  finance,
}) => {
  const { name } = await payee(finance);
  await enter('finance');
  await page.goto('/payment/orders?batch=new');
  const cells = ['Beneficiary\tAmount\tReference', `${name}\t17.04\tKept 17`, `${name}\t18.05\tKept 18`].join('\n');
  const pasted = page.getByRole('textbox', { name: 'Cells from a spreadsheet' });
  await pasted.fill(cells);
  await press(page, 'Read cells');
  await press(page, 'Continue');
  const second = page.getByRole('checkbox', { name: 'Pay row 2', exact: true });
  await second.uncheck();
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(second).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Pay row 1', exact: true })).toBeChecked();
  await expect(page.getByText('Kept 18')).toBeVisible();
  await press(page, 'Start over');
  await expect(pasted).toHaveValue('');
  await page.reload();
  await expect(pasted).toBeVisible();
  await expect(page.getByText(RESTORED)).toBeHidden();
});
