import type { Page } from '@playwright/test';
import { pick, test } from './fixtures/collections';
import { euros, pdf } from './fixtures/materials';
import { expect } from './fixtures/operator';

const form = (page: Page, name: string) => page.getByRole('dialog', { name });

async function addMaterial(page: Page, owner: string, buyer: string): Promise<void> {
  const adding = form(page, 'Add material');
  await page.goto('/material/materials?form=new');
  await pick(adding, /Account owner/, owner, new RegExp(owner));
  await pick(adding, /Currency/, 'EUR', /EUR/);
  await adding.getByRole('textbox', { name: /Amount/ }).fill('880.00');
  await adding.getByRole('textbox', { name: 'Buyer' }).fill(buyer);
  await pick(adding, /Buyer country/, 'France', /France/);
  await adding.getByRole('textbox', { name: /Sender/ }).fill(owner);
  await adding.locator('input[type=file]').setInputFiles([pdf('invoice.pdf')]);
  await expect(adding.getByRole('button', { name: 'Preview invoice.pdf' })).toBeVisible();
  await adding.getByRole('button', { name: 'Add material', exact: true }).click();
  await expect(form(page, buyer).getByText('0.00 of 880.00 EUR linked')).toBeVisible();
}

test('the partner collects for itself: an account number without a shop, a payment, its material and the link', async ({
  page,
  all,
  enter,
  triggerEvent,
}) => {
  const own = { page: 1, size: 1, filter: { productType: [10 as const] } };
  const [{ ownerId, ownerName: owner } = { ownerId: '', ownerName: '' }] = (await all.accounts.page(own)).items;
  const buyer = `Own Buyer ${Date.now()}`;
  await enter('administrator');
  await page.goto('/collection/virtual-accounts?form=new');
  const adding = form(page, 'Add virtual account');
  await pick(adding, /Account owner/, owner, new RegExp(owner));
  await pick(adding, /Currency and bank/, 'France', /EUR · France/);
  await expect(adding.getByRole('combobox', { name: /^Shop/ })).toHaveCount(0);
  await adding.getByRole('textbox', { name: /^Label/ }).fill(buyer);
  await adding.getByRole('button', { name: 'Add virtual account', exact: true }).click();
  await expect(page.getByText('Account details for payers')).toBeVisible();
  const [account] = await all.virtualAccounts.list({ filter: { search: buyer } });
  expect(account?.ownerId).toBe(ownerId);

  await triggerEvent('collection-arrives', {
    virtualAccountId: account?.id,
    payerName: buyer,
    amount: euros('880.00'),
  });
  const [collection] = await all.collections.list({ filter: { virtualAccountId: account?.id ?? '' } });
  await addMaterial(page, owner, buyer);
  await page.goto(`/material/links?collection=${collection?.id}`);
  const matching = page.getByRole('article', { name: buyer });
  await matching.getByRole('checkbox', { name: new RegExp(buyer) }).check();
  await matching.getByRole('button', { name: /^Link 880\.00/ }).click();
  await expect(matching.getByText('Covered and under review.')).toBeVisible();
});
