import type { CollectionDetail, GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { demoDocument } from '../../apps/gateway/src/platform/files/demoDocument';
import { findings } from '../fixtures/axe';
import { moneyOn, pick, test } from '../fixtures/collections';
import { stranger } from '../fixtures/demo';
import { expect } from '../fixtures/operator';
import type { TriggerEvent } from '../fixtures/triggerEvent';

const drawer = (page: Page) => page.getByRole('dialog').first();

const eur = (amount: string) => ({ amount, currency: 'EUR' }) as const;

/** Adds a material that is worth a collection. */
async function provide(all: GatewayClient, id: string): Promise<string> {
  const { ownerId, amount } = await all.collections.get(id);
  const file = new File([demoDocument('invoice')], 'invoice.pdf', { type: 'application/pdf' });
  const certificate = await all.materials.upload(file, { kind: 'transactionCertificate' });
  const trade = { buyerName: 'Oberland Versand GmbH', buyerCountry: 'DE', senderName: 'Sender of the spec' };
  const material = await all.materials.create({ ...trade, ownerId, amount, certificateIds: [certificate.id] });
  return material.id;
}

/** Covers a collection with a material of its amount. */
async function cover(all: GatewayClient, id: string): Promise<void> {
  const materialId = await provide(all, id);
  const { amount } = await all.collections.get(id);
  await all.materialLinks.create({ materialId, collectionId: id, amount });
}

/** An account number of its own for a test, and a payment that arrived under it. */
async function arrived(
  all: GatewayClient,
  triggerEvent: TriggerEvent,
  amount: string,
  fee = '0.00',
): Promise<CollectionDetail> {
  const { items } = await all.merchants.page({ page: 1, size: 10, filter: { status: ['enabled'] } });
  const ownerId = items[0]?.id ?? '';
  const { id: virtualAccountId } = await all.virtualAccounts.create({ ownerId, currency: 'EUR', bankCountry: 'DE' });
  await triggerEvent('collection-arrives', { virtualAccountId, amount: eur(amount), fee: eur(fee) });
  const [made] = await all.collections.list({ filter: { virtualAccountId } });
  return all.collections.get(made?.id ?? '');
}

test('adds an account number, gives its details to a payer, and sees the payment that arrives under it', async ({
  page,
  context,
  enter,
  all,
  triggerEvent,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('administrator');
  await page.goto('/collection/virtual-accounts');
  await page.getByRole('button', { name: 'Add virtual account' }).click();
  const form = page.getByRole('dialog', { name: 'Add virtual account' });
  await form.getByRole('button', { name: 'Add virtual account' }).click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await pick(form, /Account owner/, 'Li Na', /Li Na/);
  await pick(form, /Currency and bank/, 'France', /EUR · France/);
  const label = `Spec ${Date.now()}`;
  await form.getByRole('textbox', { name: /^Label/ }).fill(label);
  await form.getByRole('button', { name: 'Add virtual account' }).click();
  await expect(drawer(page).getByText('Account details for payers')).toBeVisible();

  const [account] = await all.virtualAccounts.list({ filter: { search: label } });
  const { id: virtualAccountId = '', accountNumber: number = '' } = account ?? {};
  await drawer(page).getByRole('button', { name: 'Copy all' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`IBAN: ${number}`);
  const downloaded = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'PDF letter' }).click();
  expect((await downloaded).suggestedFilename()).toBe(`account-details-EUR-${number.slice(-4)}.pdf`);

  await triggerEvent('collection-arrives', { virtualAccountId, amount: eur('301.50'), payerName: 'Kontor Nord AG' });
  await page.reload();
  await drawer(page).getByRole('navigation', { name: 'Go to' }).getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveURL(`/collection/collections?virtualAccountId=${virtualAccountId}`);
  await expect(page.getByRole('tab', { name: /^Waiting for material/ })).toContainText('1');
  await page.getByRole('grid').getByText('Kontor Nord AG').click();
  await expect(drawer(page).getByText('Link documents worth 301.50 EUR more')).toBeVisible();
  const meter = drawer(page).getByRole('meter', { name: 'Covered by materials' });
  await expect(meter).toHaveAttribute('aria-valuenow', '0');
});

/** Links another material to a rejected collection on screen, as an operator does, and follows the links from there. */
async function linkAnew(desk: Page, all: GatewayClient, id: string): Promise<void> {
  const { payerName } = await all.collections.get(id);
  await provide(all, id);
  await desk.goto(`/collection/collections?open=${id}`);
  await drawer(desk).getByRole('region', { name: 'Linked materials' }).getByRole('link', { name: 'All' }).click();
  await expect(desk).toHaveURL(`/material/links?collectionId=${id}`);
  await expect(desk.getByRole('grid').getByRole('row')).toHaveCount(2);
  await expect(desk.getByRole('button', { name: new RegExp(`^Collection.*${payerName}`) })).toBeVisible();
  await desk.goto(`/collection/collections?open=${id}`);
  await drawer(desk).getByRole('button', { name: 'Link material' }).click();
  const matching = desk.getByRole('article', { name: payerName });
  await expect(matching.getByText('Reason: Invoice of another trade')).toBeVisible();
  await matching.getByRole('checkbox').first().check();
  await matching.getByRole('button', { name: /^Link 301\.50\sEUR/ }).click();
  await expect(matching.getByText('Covered and under review.')).toBeVisible();
}

test('rejects a covered collection with a reason, and approves it once an operator has linked it anew', async ({
  page,
  enter,
  openAs,
  all,
  triggerEvent,
}) => {
  const { id, accountId } = await arrived(all, triggerEvent, '301.50', '1.50');
  const [available, pending] = await moneyOn(all, accountId);
  await cover(all, id);
  await enter('finance');
  await page.goto(`/collection/collections?open=${id}`);
  const details = drawer(page);
  await expect(details.getByText('Once approved, 300.00 EUR becomes available.')).toBeVisible();
  await details.getByRole('button', { name: 'Reject' }).click();
  const rejecting = page.getByRole('dialog', { name: 'Reject this collection?' });
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(rejecting.getByText('Enter a reason')).toBeVisible();
  await rejecting.getByRole('textbox', { name: /Reason/ }).fill('Invoice of another trade');
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(details.getByText('Rejected: link documents worth 301.50 EUR anew')).toBeVisible();
  await expect(details.getByRole('region', { name: 'Timeline' })).toContainText('Invoice of another trade');
  await expect(details.getByRole('region', { name: 'Linked materials' })).toContainText('Unlinked');
  expect(await moneyOn(all, accountId)).toEqual([available, pending]);

  await linkAnew(await openAs('operator'), all, id);
  await page.reload();
  await details.getByRole('button', { name: 'Approve' }).click();
  const approving = page.getByRole('dialog', { name: 'Approve this collection?' });
  await expect(approving).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(details.getByText('300.00 EUR is available on the account.')).toBeVisible();
  expect(await moneyOn(all, accountId)).toEqual([available + 300_00n, pending - 301_50n]);
  const ledger = details.getByRole('region', { name: 'Ledger' });
  for (const change of ['+301.50', '−301.50', '+300.00']) await expect(ledger).toContainText(change);
});

test('returns money to its payer, whole and for good', async ({ page, enter, all, triggerEvent }) => {
  const { id, accountId } = await arrived(all, triggerEvent, '77.25');
  const [available, pending] = await moneyOn(all, accountId);
  await enter('finance');
  await page.goto(`/collection/collections?open=${id}`);
  await drawer(page).getByRole('button', { name: 'Return to payer' }).click();
  const returning = page.getByRole('dialog', { name: 'Return the money to its payer?' });
  await expect(returning).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await returning.getByRole('textbox', { name: /^Type 77.25/ }).fill('77.25');
  await returning.getByRole('button', { name: 'Return to payer' }).click();
  await expect(drawer(page).getByText('77.25 EUR went back in full. No action needed.')).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Return to payer' })).toHaveCount(0);
  expect(await moneyOn(all, accountId)).toEqual([available, pending - 77_25n]);
  const { returnTransactionId } = await all.collections.get(id);
  expect((await all.transactions.get(returnTransactionId ?? '')).balanceChange).toEqual(eur('-77.25'));
});

test('lets a reader change nothing, and shows another partner none of it', async ({ page, enter, all, gatewayAs }) => {
  const { items } = await all.collections.page({ page: 1, size: 10, filter: { status: [21] } });
  const open = items[0]?.id ?? '';
  await enter('viewer');
  await page.goto(`/collection/collections?open=${open}`);
  await expect(drawer(page).getByText('Covered in full, under review')).toBeVisible();
  for (const name of ['Approve', 'Reject', 'Return to payer', 'Link material', 'Export'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.goto('/collection/virtual-accounts');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add virtual account' })).toHaveCount(0);

  const lumen = await gatewayAs(stranger());
  const own = new Set((await all.collections.list()).map(({ id }) => id));
  const seen = await lumen.collections.list();
  expect(seen.filter(({ id }) => own.has(id))).toEqual([]);
  await expect(lumen.collections.get(open)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(lumen.collections.callById(open, 'approve', {})).rejects.toMatchObject({ kind: expect.any(String) });
  expect((await all.collections.get(open)).status).toBe(21);
});
