import { asksInvoice } from '@corridor/core';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/finance';
import { MEGABYTE, ofSize, pdf } from '../fixtures/materials';
import { expect } from '../fixtures/operator';
import { field } from '../fixtures/payments';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Reviews, confirms and sees that the payment was taken. */
async function pay(page: Page): Promise<void> {
  await expect(page.getByText('Fee the beneficiary pays')).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the payment' })).toBeFocused();
  await press(page, 'Confirm payment');
  await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeFocused();
}

test('adds the beneficiary from the ticket, keeps what was typed there, and pays the new one', async ({
  page,
  enter,
  finance,
}) => {
  const company = `Lambert Presse ${Date.now()}`;
  await enter('finance');
  await page.goto('/payment/orders?new=1');
  await field(page, /^Amount sent/).fill('75.07');
  await field(page, /^Reference/).fill('In place 75');
  await press(page, 'New beneficiary');
  const form = page.getByRole('dialog', { name: 'New beneficiary' });
  const country = form.getByRole('combobox', { name: /Bank country/ });
  await country.fill('Germany');
  const found = page
    .getByRole('listbox', { name: /Bank country/ })
    .getByRole('option')
    .first();
  await expect(found).toHaveText(/Germany/);
  await found.click();
  await form.getByRole('textbox', { name: /IBAN/ }).fill('DE89370400440532013000');
  await form.getByRole('textbox', { name: /Company name/ }).fill(company);
  await form.getByRole('button', { name: 'Save beneficiary' }).click();

  await expect(form).toBeHidden();
  await expect(page.getByRole('combobox', { name: /^Beneficiary/ })).toHaveValue(new RegExp(company));
  await expect(field(page, /^Amount sent/)).toHaveValue('75.07');
  await expect(field(page, /^Reference/)).toHaveValue('In place 75');
  await pay(page);
  const [order] = await finance.paymentOrders.list({ filter: { search: 'In place 75' } });
  expect([order?.beneficiaryName, order?.amount.amount]).toEqual([company, '75.07']);
  expect((await finance.beneficiaries.list({ filter: { search: company } })).map(({ id }) => id)).toEqual([
    order?.beneficiaryId,
  ]);
});

test('asks for the invoice where the destination does, refuses what is none, and shows it with the order', async ({
  page,
  enter,
  finance,
}) => {
  const listed = await finance.beneficiaries.list({ filter: { currency: ['CNY'], status: [1] } });
  const beneficiary = listed.find(asksInvoice);
  const [account] = await finance.accounts.list({ filter: { currency: ['USD'], funded: true } });
  await enter('finance');
  const typed = new URLSearchParams({
    ...{ beneficiary: beneficiary?.id ?? '', account: account?.id ?? '' },
    ...{ amount: '76.08', reference: 'Papers 76' },
  });
  await page.goto(`/payment/orders?new=1&${typed}`);
  await expect(page.getByText('Fee the beneficiary pays')).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByText('Upload the invoice')).toBeVisible();
  const choose = (file: ReturnType<typeof pdf>) => page.locator('input[type=file]').setInputFiles(file);
  const chosen = page.getByRole('list', { name: 'Files' });
  await choose(pdf('invoice.pdf', Buffer.from('no PDF at all')));
  await expect(chosen).toContainText('File type not accepted. Use a PDF, PNG or JPEG.');
  await choose(pdf('large.pdf', ofSize(MEGABYTE + 1)));
  await expect(chosen).toContainText('1 MB at most');
  await press(page, 'Review');
  await expect(page.getByText('Upload the invoice')).toBeVisible();
  await choose(pdf('invoice-76.pdf'));
  await expect(page.getByText('Upload the invoice')).toBeHidden();
  await pay(page);
  const [order] = await finance.paymentOrders.list({ filter: { search: 'Papers 76' } });
  expect((await finance.paymentOrders.get(order?.id ?? '')).invoice).toMatchObject({
    name: 'invoice-76.pdf',
    contentType: 'application/pdf',
  });

  await press(page, 'Open order');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Preview/ })
    .click();
  const preview = page.getByRole('dialog', { name: 'Invoice' });
  await expect(preview.locator('iframe')).toBeVisible();
});
