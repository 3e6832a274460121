import type { Page } from '@playwright/test';
import { test } from '../fixtures/collections';
import { chooseIn, enterOn, spaceOn, typeInto } from '../fixtures/keyboard';
import { euros, pdf } from '../fixtures/materials';
import { expect } from '../fixtures/operator';

const form = (page: Page, name: string) => page.getByRole('dialog', { name });

async function addMaterial(page: Page, owner: string, buyer: string): Promise<void> {
  const adding = form(page, 'Add material');
  await page.goto('/material/materials?form=new');
  await chooseIn(adding.getByRole('combobox', { name: /Account owner/ }), owner);
  await chooseIn(adding.getByRole('combobox', { name: /Currency/ }), 'EUR');
  await typeInto(adding.getByRole('textbox', { name: /Amount/ }), '880.00');
  await typeInto(adding.getByRole('textbox', { name: 'Buyer' }), buyer);
  await chooseIn(adding.getByRole('combobox', { name: /Buyer country/ }), 'France');
  await typeInto(adding.getByRole('textbox', { name: /Sender/ }), owner);
  const chooser = page.waitForEvent('filechooser');
  await enterOn(adding.locator('input[type=file]'));
  await (await chooser).setFiles([pdf('invoice.pdf')]);
  await expect(adding.getByRole('button', { name: 'Preview invoice.pdf' })).toBeVisible();
  await enterOn(adding.getByRole('button', { name: 'Add material', exact: true }));
  await expect(form(page, buyer).getByText('0.00 of 880.00 EUR linked')).toBeVisible();
}

test('the partner collects for itself, by keyboard alone: an account number without a shop, a payment, its material, the link and the approval', async ({
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
  await chooseIn(adding.getByRole('combobox', { name: /Account owner/ }), owner);
  await chooseIn(adding.getByRole('combobox', { name: /Currency and bank/ }), 'France', /EUR · France/);
  await expect(adding.getByRole('combobox', { name: /^Shop/ })).toHaveCount(0);
  await typeInto(adding.getByRole('textbox', { name: /^Label/ }), buyer);
  await enterOn(adding.getByRole('button', { name: 'Add virtual account', exact: true }));
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
  await spaceOn(matching.getByRole('checkbox', { name: new RegExp(buyer) }));
  await enterOn(matching.getByRole('button', { name: /^Link 880\.00/ }));
  await expect(matching.getByText('Covered and under review.')).toBeVisible();
  await page.goto(`/collection/collections?open=${collection?.id}`);
  const details = page.getByRole('dialog').first();
  await enterOn(details.getByRole('button', { name: 'Approve' }));
  await enterOn(form(page, 'Approve this collection?').getByRole('button', { name: 'Approve' }));
  await expect(details.getByText('880.00 EUR is available on the account.')).toBeVisible();
});
