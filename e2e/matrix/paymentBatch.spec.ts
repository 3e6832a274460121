import { readFileSync } from 'node:fs';
import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { within } from '../../scripts/machine/pace';
import { findings } from '../fixtures/axe';
import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';

const ROWS = 200;

const WRONG = [4, 30, 90, 150, 199];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Two who are paid in euros, each with a name or id of its own. */
async function payees(finance: GatewayClient) {
  const found = await finance.beneficiaries.list({ filter: { currency: ['EUR'], status: [1] } });
  const [first, second] = found.filter(({ name }) => found.filter((one) => one.name === name).length === 1);
  if (!first || !second) throw new Error('the demo has nobody who is paid in euros');
  return [first, second] as const;
}

/** The partner's own euro account. */
async function ownEuros(finance: GatewayClient) {
  const [account] = await finance.accounts.list({ filter: { currency: ['EUR'], funded: true, productType: [10] } });
  if (!account) throw new Error('the demo partner has no euros');
  return account;
}

/** A file of payments as a spreadsheet writes it, five of its rows wrong. */
function fileOf(first: { id: string }, second: { name: string }): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const number = index + 1;
    const cells = [number % 2 ? first.id : second.name, `${(10 + number / 100).toFixed(2)}`, 'OUR', `Batch ${number}`];
    if (number === 4) cells[0] = 'Nobody at all';
    if (number === 30) cells[1] = '0.10';
    if (number === 90) cells[1] = '"1,234"';
    if (number === 150) cells[2] = 'nobody';
    if (number === 199) cells[3] = 'Facture n° 199';
    return cells.join(',');
  });
  return ['Bénéficiaire,Amount,Charges,Note', ...rows].join('\r\n');
}

/** Goes to the wrong rows by the keyboard and fixes them where they stand. */
async function fixRows(page: Page, name: string): Promise<void> {
  await expect(page.getByText('5 rows need attention')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pay row 1', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('F8');
  const beneficiary = page.getByRole('combobox', { name: /^Beneficiary, row 4\b/ });
  await expect(beneficiary).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await beneficiary.fill(name);
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: /^Amount sent, row 30\b/ }).fill('15.00');
  await page.getByRole('textbox', { name: /^Amount sent, row 90\b/ }).fill('12.34');
  await page.getByRole('combobox', { name: /^Fee arrangement, row 150\b/ }).click();
  await page.getByRole('option', { name: /SHA/ }).click();
  await page.getByRole('textbox', { name: /^Reference, row 199\b/ }).fill('Invoice 199');
  await expect(page.getByText(`${ROWS} payments ready`)).toBeVisible();
}

/** Downloads the results of a batch that is over, a line for each payment. */
async function takeResults(page: Page): Promise<readonly string[]> {
  const downloaded = page.waitForEvent('download');
  await press(page, 'Download results');
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('suppliers-results.csv');
  return readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1);
}

test('pays a batch of 200 rows: five fixed in place, a reload in the middle, each paid once as the ledger says, with its results to take away', async ({
  page,
  enter,
  finance,
}) => {
  const [first, second] = await payees(finance);
  const { id: accountId } = await ownEuros(finance);
  const before = await finance.accounts.get(accountId);
  await enter('finance');
  await page.goto('/payment/orders');
  await press(page, 'Pay a batch');
  await page.setInputFiles('input[type=file]', {
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(fileOf(first, second)),
  });

  await expect(page.getByText(/^Choose a column for: Reference/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Field of the column Note' }).click();
  await page.getByRole('option', { name: 'Reference' }).click();
  await press(page, 'Continue');

  await fixRows(page, second.name);
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the batch' })).toBeFocused();
  const total = await page.getByRole('cell', { name: /EUR$/ }).last().textContent();
  await press(page, `Confirm ${ROWS} payments`);

  const progress = page.getByRole('progressbar', { name: 'Progress of the batch' });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  await page.reload();
  await expect(page.getByText('Batch paused')).toBeVisible();
  await press(page, 'Continue');
  await press(page, 'Stop after this payment');
  await expect(page.getByText('Batch paused')).toBeVisible();
  await press(page, 'Continue');
  await expect(page.getByText('Batch completed')).toBeVisible({ timeout: within(60) });

  const batchId = new URL(page.url()).searchParams.get('batch') ?? '';
  const batch = await finance.paymentBatches.get(batchId);
  expect([batch.placed, batch.refused]).toEqual([ROWS, 0]);
  const results = await takeResults(page);
  expect(results.length).toBe(ROWS);
  for (const [index, line] of results.entries()) expect(line).toContain(batch.lines[index]?.orderId ?? 'no order');
  const orders = await Promise.all(
    [1, ...WRONG].map((position) => finance.paymentOrders.getBy({ requestId: `${batchId}-${position}` })),
  );
  expect(orders.map(({ id }) => id)).toEqual([1, ...WRONG].map((position) => batch.lines[position - 1]?.orderId));
  const holds = await finance.accounts.callById(accountId, 'holds', {});
  const ids = new Set(batch.lines.map(({ orderId }) => orderId));
  const held = holds.filter(({ sourceId }) => ids.has(sourceId));
  expect(held.length).toBe(ROWS);
  const debited = held.reduce((sum, { amount }) => sum + cents(amount.amount), 0);
  const after = await finance.accounts.get(accountId);
  expect(cents(before.available.amount) - cents(after.available.amount)).toBe(debited);
  expect(cents((total ?? '').replace(/[^\d.]/g, ''))).toBe(debited);
});

/** Opens the first step of a batch, pastes rows and goes on to the review. */
async function pasteToReview(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto('/payment/orders?batch=new');
  const cells = ['Beneficiary\tAmount\tCharges\tReference', ...rows].join('\n');
  await page.getByRole('textbox', { name: 'Cells from a spreadsheet' }).fill(cells);
  await press(page, 'Read cells');
  await press(page, 'Continue');
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the batch' })).toBeFocused();
}

test('pays the same rows once where two tabs confirm them, and names the reason at each row of the other', async ({
  page,
  enter,
  finance,
}) => {
  const [first, second] = await payees(finance);
  const rows = [`${first.id}\t74.01\tOUR\tTabs 74`, `${second.id}\t74.02\tSHA\tTabs 74`];
  await enter('finance');
  const tabs = [page, await page.context().newPage()] as const;
  for (const tab of tabs) await pasteToReview(tab, rows);
  await Promise.all(tabs.map((tab) => press(tab, 'Confirm 2 payments')));
  for (const tab of tabs) await expect(tab.getByText('Batch completed')).toBeVisible();
  const counts = await Promise.all(
    tabs.map((tab) => tab.getByText('The same payment was made within the last 24 hours.').count()),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(rows.length);
  const orders = await finance.paymentOrders.list({ filter: { search: 'Tabs 74' } });
  expect(orders.map(({ amount }) => amount.amount).toSorted()).toEqual(['74.01', '74.02']);
});

test('shows each digit of a huge amount from right to left, and all of a cut text as tooltip', async ({
  page,
  context,
  baseURL,
  enter,
  finance,
}) => {
  const [payee] = await payees(finance);
  const reference = 'A reference as long as senders write them 1234567890';
  await enter('finance');
  await context.addCookies([{ name: 'corridor-dir', value: 'rtl', url: baseURL ?? '' }]);
  await page.goto('/payment/orders?batch=new');
  const cells = `Beneficiary\tAmount\tReference\n${payee.id}\t900000000.00\t${reference}`;
  await page.getByRole('textbox', { name: 'Cells from a spreadsheet' }).fill(cells);
  await press(page, 'Read cells');
  await press(page, 'Continue');
  const amount = page.getByRole('button', { name: 'Amount sent, row 1: 900,000,000.00' });
  expect(await amount.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('cell', { name: reference })).toHaveAttribute('title', reference);
});
