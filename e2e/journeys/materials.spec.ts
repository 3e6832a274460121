import type { Locator, Page, Request } from '@playwright/test';
import { demoDocument } from '../../apps/gateway/src/platform/files/demoDocument';
import { openBreakingWire } from '../../apps/gateway/src/testing/breakingWire';
import { holdCalls } from '../fixtures/holdCalls';
import { euros, MEGABYTE, ofSize, openAccount, pdf, provide } from '../fixtures/materials';
import { expect, signIn, test } from '../fixtures/operator';

const form = (page: Page) => page.getByRole('dialog', { name: 'Add material' });

const files = (page: Page) => form(page).getByRole('list', { name: 'Files' }).getByRole('listitem');

const add = (page: Page, ...chosen: ReturnType<typeof pdf>[]) =>
  form(page).locator('input[type=file]').setInputFiles(chosen);

async function choose(page: Page, name: RegExp, text: string): Promise<void> {
  await form(page).getByRole('combobox', { name }).fill(text);
  await page.getByRole('listbox', { name }).getByRole('option').first().click();
}

// Another attempt may have its pauses before it.
const isShown = (page: Page, name: string) =>
  expect(form(page).getByRole('button', { name: `Preview ${name}.pdf` })).toBeVisible();

const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click();

const fill = (page: Page, name: RegExp | string, text: string) => form(page).getByRole('textbox', { name }).fill(text);

async function fillTrade(page: Page, ownerName: string, buyer: string): Promise<void> {
  await choose(page, /Account owner/, ownerName);
  await choose(page, /Currency/, 'EUR');
  await fill(page, /Amount/, '1200.00');
  await fill(page, 'Buyer', buyer);
  await choose(page, /Buyer country/, 'Hong Kong');
  await fill(page, /Sender/, ownerName);
}

async function addFaultyFiles(page: Page): Promise<void> {
  await form(page).getByRole('radio', { name: 'Transaction certificate' }).check();
  await add(page, pdf('exact.pdf', ofSize(MEGABYTE)), pdf('large.pdf', ofSize(MEGABYTE + 1)));
  await expect(files(page).filter({ hasText: 'large.pdf' })).toContainText('1 MB at most');
  await expect(files(page).filter({ hasText: 'exact.pdf' })).toContainText('1 MB');
  await add(page, pdf('empty.pdf', Buffer.alloc(0)), pdf('text.pdf', Buffer.from('plain text')));
  await expect(files(page).filter({ hasText: 'empty.pdf' })).toContainText('The file is empty');
  await expect(files(page).filter({ hasText: 'text.pdf' })).toContainText('File type not accepted');
  await press(page, 'Add material');
  await expect(form(page).getByText('Retry or remove the files that were not uploaded')).toBeVisible();
  for (const name of ['large', 'empty', 'text']) await press(page, `Remove ${name}.pdf`);
}

/** Uploads a file of 1 MB over a wire that breaks in its middle, and sees that only the rest is sent then. */
async function addThroughCut(page: Page): Promise<void> {
  const starts: number[] = [];
  const rangeOf = (request: Request) => request.headers()['content-range'] ?? '';
  page.on('request', (request) => {
    const [, start] = /^bytes (\d+)-/.exec(rangeOf(request)) ?? [];
    if (start) starts.push(Number(start));
  });
  const asking = await holdCalls(page, '**/material/upload', (request) => rangeOf(request).startsWith('bytes *'));
  await form(page).getByRole('radio', { name: 'Logistics certificate' }).check();
  const document = Buffer.from(demoDocument('bill-of-lading.pdf'));
  await add(page, pdf('bill-of-lading.pdf', Buffer.concat([document, Buffer.alloc(MEGABYTE - document.length, ' ')])));
  await expect(files(page).filter({ hasText: 'bill-of-lading.pdf' })).toContainText('Waiting for the connection');
  await press(page, 'Add material');
  await expect(form(page).getByText('Wait until every file is uploaded, or remove it')).toBeVisible();
  asking.release();
  await isShown(page, 'bill-of-lading');
  expect(starts).toEqual([expect.any(Number)]);
  expect(starts[0]).toBeGreaterThan(MEGABYTE / 4);
}

async function addTooMany(page: Page): Promise<void> {
  await add(page, ...Array.from({ length: 9 }, (_, nth) => pdf(`page-${nth + 1}.pdf`)));
  await expect(files(page).filter({ hasText: 'page-9.pdf' })).toContainText('File limit: 10');
  await isShown(page, 'page-8');
  await press(page, 'Remove page-9.pdf');
}

const isWrite = (request: Request) => !request.postData()?.includes('"method":"candidates"');

/** Links a part of a collection in one tab while another sends for all of it, and sees there what is left. */
async function linkAtOnce(one: Locator, other: Locator): Promise<void> {
  await other.page().keyboard.press('1');
  await expect(other.getByRole('button', { name: /^Link 1,200\.00\sEUR/ })).toBeVisible();
  const over = await holdCalls(other.page(), '**/material-link/call', isWrite);
  const sent = other
    .page()
    .waitForRequest((request) => request.url().endsWith('/material-link/call') && isWrite(request));
  await other.page().keyboard.press('l');
  await sent;
  await one.page().keyboard.press('2');
  await one.page().keyboard.press('l');
  await expect(one.getByText('700.00 EUR linked', { exact: true })).toBeVisible();
  over.release();
  await expect(other.getByText('The collection or a material has changed.')).toBeVisible();
  await expect(other.getByText('Link documents worth 500.00 EUR more.')).toBeVisible();
  await expect(other.getByText('Exceeds the linkable amount of the collection').first()).toBeVisible();
  await expect(other.getByRole('button', { name: /^Link/ })).toBeDisabled();
}

async function readOnly(reader: Page, collectionId: string, buyer: string): Promise<void> {
  await reader.goto(`/material/links?search=${collectionId}`);
  await reader
    .getByRole('row', { name: new RegExp(buyer) })
    .getByText(buyer)
    .first()
    .click();
  await expect(reader.getByText(/^The collection is covered and under review\./)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Unlink' })).toHaveCount(0);
  await reader.goto('/material/links?tab=matching');
  await expect(reader.getByRole('heading', { name: /^Materials of/ })).toBeVisible();
  await expect(reader.getByRole('checkbox')).toHaveCount(0);
  await reader.goto('/material/materials');
  await expect(reader.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Add material' })).toHaveCount(0);
}

test.describe(() => {
  // The browser notes the cut by itself, and each refusal that the test asks for.
  test.use({ expectedOnConsole: /ERR_|status of (4\d\d|503)|beforeunload/ });

  test('adds a material with files of every fault, through a cut connection, and nothing half attached', async ({
    signedIn: page,
    baseURL,
    gateway,
  }) => {
    const buyer = `Kowloon Bridge ${Date.now()}`;
    const { ownerName } = await openAccount(gateway);
    const wire = await openBreakingWire(baseURL ?? '', 700_000);
    await page.goto(`${wire.url}/login?to=${encodeURIComponent('/material/materials?form=new')}`);
    await signIn(page);
    await fillTrade(page, ownerName, buyer);
    await addThroughCut(page);
    wire.mend();
    await addFaultyFiles(page);
    await addTooMany(page);
    await press(page, 'Move exact.pdf up');
    await press(page, 'Add material');

    const details = page.getByRole('dialog', { name: buyer });
    await expect(details.getByText('0.00 of 1,200.00 EUR linked')).toBeVisible();
    await details.getByRole('button', { name: 'Preview bill-of-lading.pdf' }).click();
    const viewer = page.getByRole('dialog', { name: 'bill-of-lading.pdf' });
    await expect(viewer.locator('iframe')).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).last().click();
    const found = { page: 1, size: 1, filter: { search: buyer } };
    const { certificates } = await gateway.materials.get((await gateway.materials.page(found)).items[0]?.id ?? '');
    expect(certificates).toHaveLength(10);
    expect(certificates.slice(0, 3).map(({ name, kind }) => [name, kind])).toEqual([
      ['exact.pdf', 'transactionCertificate'],
      ['bill-of-lading.pdf', 'logisticsCertificate'],
      ['page-1.pdf', 'transactionCertificate'],
    ]);
    await details.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this material?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(details).toBeHidden();
    expect((await gateway.materials.page(found)).total).toBe(0);
    await wire.close();
  });

  test('matches by keyboard; two tabs link at once and the gateway decides; a reader only looks', async ({
    signedIn: page,
    context,
    openAs,
    gateway,
    triggerEvent: occur,
  }) => {
    const buyer = `Helvetia Handels ${Date.now()}`;
    const account = await openAccount(gateway);
    await occur('collection-arrives', { virtualAccountId: account.id, amount: euros('1200.00'), payerName: buyer });
    const [collection] = (await gateway.collections.page({ page: 1, size: 1, filter: { search: buyer } })).items;
    const id = collection?.id ?? '';
    await provide(gateway, account, buyer);

    const on = (tab: Page) => tab.getByRole('article', { name: buyer });
    await page.goto(`/material/links?collection=${id}`);
    await expect(on(page).getByText('Link documents worth 1,200.00 EUR more.')).toBeVisible();
    await expect(on(page).getByRole('checkbox').first()).toHaveAccessibleName(/5,400\.00\sEUR/);
    await expect(on(page).getByText('Same name').first()).toBeVisible();
    const second = await context.newPage();
    await second.goto(`/material/links?tab=matching&collection=${id}`);
    await expect(on(second).getByRole('checkbox').first()).toBeVisible();

    await linkAtOnce(on(page), on(second));
    expect((await gateway.collections.get(id)).linkedAmount.amount).toBe('700.00');
    await page.keyboard.press('u');
    await expect(on(page).getByText('Link documents worth 1,200.00 EUR more.')).toBeVisible();

    // What was undone is among the materials again.
    await expect(on(page).getByRole('checkbox').nth(1)).toHaveAccessibleName(/ 700\.00\sEUR/);
    for (const key of ['2', '1']) await page.keyboard.press(key);
    const boxes = on(page).getByRole('textbox', { name: /^Amount to link/ });
    await expect(boxes.nth(0)).toHaveValue(/500\.00$/);
    await expect(boxes.nth(1)).toHaveValue(/700\.00$/);
    await page.keyboard.press('l');
    await expect(on(page).getByText('1,200.00 EUR linked', { exact: true })).toBeVisible();
    await expect(on(page).getByText('Covered and under review.')).toBeVisible();
    expect((await gateway.collections.get(id)).linkedAmount.amount).toBe('1200.00');

    await page.keyboard.press('u');
    await expect(on(page).getByRole('checkbox').first()).toHaveAccessibleName(/5,400\.00\sEUR/);
    await page.keyboard.press('1');
    await boxes.click();
    // Entered, it is written for editing; what is typed before that would be added to it.
    await expect(boxes).toHaveValue('1200.00');
    await boxes.fill('1200.01');
    await expect(on(page).getByText('Exceeds the linkable amount of the collection').first()).toBeVisible();
    await boxes.fill('1200');
    await boxes.press('Enter');
    await expect(on(page).getByText('Covered and under review.')).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('article')).not.toHaveAccessibleName(buyer);
    await readOnly(await openAs('viewer'), id, buyer);
  });
});
