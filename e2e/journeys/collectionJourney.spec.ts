import type { Page } from '@playwright/test';
import { moneyOn, pick, test } from '../fixtures/collections';
import { pdf } from '../fixtures/materials';
import { expect } from '../fixtures/operator';

const MERCHANT = ['Li Na', /Li Na/] as const;

const form = (page: Page, name: string) => page.getByRole('dialog', { name });
const drawer = (page: Page) => page.getByRole('dialog').first();

/** Opens a form from its list, fills it in and sends it. */
async function add(page: Page, path: string, name: string, fillIn: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name, exact: true }).click();
  await fillIn();
  await form(page, name).getByRole('button', { name, exact: true }).click();
  await expect(form(page, name)).toBeHidden();
}

async function addShop(page: Page, name: string): Promise<void> {
  const adding = form(page, 'Add shop');
  await add(page, '/collection/_shops', 'Add shop', async () => {
    await pick(adding, /Merchant/, ...MERCHANT);
    await adding.getByRole('textbox', { name: /^Name/ }).fill(name);
    await adding.getByRole('combobox', { name: /Business type/ }).click();
    await page.getByRole('option', { name: 'Platform', exact: true }).click();
  });
  await drawer(page).getByRole('button', { name: 'Enable' }).click();
  await form(page, 'Enable this shop?').getByRole('button', { name: 'Enable' }).click();
  await expect(drawer(page).getByText('Enabled', { exact: true })).toBeVisible();
}

async function addVirtualAccount(page: Page, shop: string): Promise<void> {
  const adding = form(page, 'Add virtual account');
  await add(page, '/collection/virtual-accounts', 'Add virtual account', async () => {
    await pick(adding, /Account owner/, ...MERCHANT);
    await pick(adding, /Currency and bank/, 'France', /EUR · France/);
    await pick(adding, /^Shop/, shop, new RegExp(shop));
  });
  await expect(drawer(page).getByText('Account details for payers')).toBeVisible();
  await expect(drawer(page).getByText(shop).first()).toBeVisible();
}

async function addMaterial(page: Page, buyer: string): Promise<void> {
  const adding = form(page, 'Add material');
  await add(page, '/material/materials', 'Add material', async () => {
    await pick(adding, /Account owner/, ...MERCHANT);
    await pick(adding, /Currency/, 'EUR', /EUR/);
    await adding.getByRole('textbox', { name: /Amount/ }).fill('1200.00');
    await adding.getByRole('textbox', { name: 'Buyer' }).fill(buyer);
    await pick(adding, /Buyer country/, 'France', /France/);
    await adding.getByRole('textbox', { name: /Sender/ }).fill('Li Na');
    await adding.getByRole('radio', { name: 'Transaction certificate' }).check();
    await adding.locator('input[type=file]').setInputFiles([pdf('invoice.pdf')]);
    await expect(adding.getByRole('button', { name: 'Preview invoice.pdf' })).toBeVisible();
  });
  await expect(form(page, buyer).getByText('0.00 of 1,200.00 EUR linked')).toBeVisible();
}

// @spec 2.screen.collection
test('money goes all its way: a shop, its account number, a payment under it, the material, its link, the review, the balance', async ({
  page,
  enter,
  openAs,
  all,
  triggerEvent,
}) => {
  const shop = `Maison ${Date.now()}`;
  const buyer = `Acheteur ${shop}`;
  await enter('administrator');
  await addShop(page, shop);
  await addVirtualAccount(page, shop);
  const [account] = await all.virtualAccounts.list({ filter: { search: shop } });
  expect(account?.holderName).toBe(shop);

  const arrival = { virtualAccountId: account?.id, payerName: buyer, fee: { amount: '4.00', currency: 'EUR' } };
  await triggerEvent('collection-arrives', { ...arrival, amount: { amount: '1200.00', currency: 'EUR' } });
  const [collection] = await all.collections.list({ filter: { virtualAccountId: account?.id ?? '' } });
  const accountId = collection?.accountId ?? '';
  const [available, pending] = await moneyOn(all, accountId);

  await addMaterial(page, buyer);
  await page.goto(`/collection/collections?open=${collection?.id}`);
  await expect(drawer(page).getByText('Link documents worth 1,200.00 EUR more')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Link material' }).click();
  const matching = page.getByRole('article', { name: buyer });
  const best = matching.getByRole('checkbox').first();
  await expect(best).toHaveAccessibleName(new RegExp(buyer));
  await best.check();
  await matching.getByRole('button', { name: /^Link 1,200\.00\sEUR/ }).click();
  await expect(matching.getByText('Covered and under review.')).toBeVisible();
  expect(await moneyOn(all, accountId)).toEqual([available, pending]);

  const desk = await openAs('finance');
  await desk.goto('/collection/collections');
  await desk.getByRole('tab', { name: /^Reviewing/ }).click();
  await desk.getByRole('grid').getByText(buyer).click();
  await drawer(desk).getByRole('button', { name: 'Approve' }).click();
  await form(desk, 'Approve this collection?').getByRole('button', { name: 'Approve' }).click();
  await expect(drawer(desk).getByText('1,196.00 EUR is available on the account.')).toBeVisible();
  await drawer(desk).getByRole('navigation', { name: 'Go to' }).getByRole('link', { name: 'Account' }).click();
  await expect(desk).toHaveURL(`/account?open=${accountId}`);
  const movements = drawer(desk).getByRole('region', { name: 'Latest transactions' });
  await expect(movements.getByText('+1,196.00').first()).toBeVisible();
  expect(await moneyOn(all, accountId)).toEqual([available + 1196_00n, pending - 1200_00n]);
});
