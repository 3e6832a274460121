import { readFileSync } from 'node:fs';
import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/finance';
import { holdCalls } from '../fixtures/holdCalls';
import { expect } from '../fixtures/operator';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Two who are paid in euros, each with a name or id of its own. */
async function payees(finance: GatewayClient) {
  const found = await finance.beneficiaries.list({ filter: { currency: ['EUR'], status: [1] } });
  const [first, second] = found.filter(({ name }) => found.filter((one) => one.name === name).length === 1);
  if (!first || !second) throw new Error('the demo has nobody who is paid in euros');
  return [first, second] as const;
}

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

/** Finds a batch in the log, and goes from there to what became of it. */
async function isInLog(page: Page, batchId: string): Promise<void> {
  await page.goto(`/log?subject=payment-batch&subjectId=${batchId}`);
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await page.getByRole('dialog').locator(`a[href$="batch=${batchId}"]`).first().click();
  await expect(page).toHaveURL(`/payment/orders?batch=${batchId}`);
  await expect(page.getByText('Batch completed')).toBeVisible();
}

/** Asserts what has become of the payments of a batch, the first of them first. */
async function areAt(page: Page, states: readonly string[]): Promise<void> {
  const rows = page.getByRole('table', { name: 'Result' }).getByRole('row').filter({ hasText: /EUR/ });
  await expect(rows).toHaveText(states.map((state) => new RegExp(state)));
}

test('tells of each payment as it is placed, stops where an answer is lost, goes on when asked to, and pays each row once', async ({
  page,
  enter,
  openAs,
  finance,
}) => {
  const [first, second] = await payees(finance);
  const rows = ['77.01', '77.02', '77.03'].map(
    (amount, index) => `${[first, second][index % 2]?.id}\t${amount}\tOUR\tLost 77`,
  );
  await enter('finance');
  await pasteToReview(page, rows);
  let placed = 0;
  const calls = '**/payment-batch/call-by-id';
  await page.route(calls, async (route) => {
    placed += 1;
    const answer = await route.fetch();
    return placed === 2 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  const [one, two, three] = [0, 1, 3].map((before) => holdCalls(page, calls, () => placed === before));
  await press(page, 'Confirm 3 payments');
  await areAt(page, ['Waiting', 'Waiting', 'Waiting']);
  (await one)?.release();
  await areAt(page, ['Placed', 'Waiting', 'Waiting']);
  await expect(page.getByRole('button', { name: 'Stop after this payment' })).toBeVisible();
  (await two)?.release();
  await expect(page.getByText('Batch paused')).toBeVisible();
  await press(page, 'Continue');
  await areAt(page, ['Placed', 'Placed', 'Waiting']);
  await expect(page.getByRole('button', { name: 'Stop after this payment' })).toBeVisible();
  (await three)?.release();
  await areAt(page, ['Placed', 'Placed', 'Placed']);
  await expect(page.getByText('Batch completed')).toBeVisible();
  await expect(page.getByText('3 payments placed.')).toBeVisible();
  const orders = await finance.paymentOrders.list({ filter: { search: 'Lost 77' } });
  expect(orders.map(({ amount }) => amount.amount).toSorted()).toEqual(['77.01', '77.02', '77.03']);
  await isInLog(await openAs('administrator'), new URL(page.url()).searchParams.get('batch') ?? '');
});

/** Rows of which each of six may mean something else than it seems, as Excel's "Unicode text" has them. */
function doubtfulFile(first: string, second: string): Buffer {
  const rows = [
    'Suppliers of March',
    'Beneficiary\tAmount\tReference\tNotes',
    `${first}\t61.01\tDoubt 61\t`,
    `${first.slice(0, 3)}${first.slice(4)}\t61.02\tDoubt 61\t`,
    `${second}\t1.234\tDoubt 61\t`,
    `${second}\t61.04\tDoubt 61\t"Rush" order`,
    `${first}\t61.05\tDoubt 61`,
    `${first}\t1\t061.06\tDoubt 61\t`,
    `${second}\t61.07\tDoubt 61\t\t`,
    'Total\t1,478.19\t\t',
  ];
  return Buffer.from(`\ufeff${rows.join('\r\n')}`, 'utf16le');
}

/** Chooses a file and goes on to its check. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/payment/orders?batch=new');
  await page.setInputFiles('input[type=file]', { name, mimeType: 'text/csv', buffer });
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Check the payments' })).toBeFocused();
}

test('asks six questions about a file, pays what was answered, and pays nothing again out of its own results', async ({
  page,
  enter,
  finance,
}) => {
  const [first, second] = await payees(finance);
  await enter('finance');
  await upload(page, 'doubtful.txt', doubtfulFile(first.name, second.name));
  await expect(page.getByText('6 rows need attention')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeDisabled();
  const panel = page.getByRole('group', { name: 'Questions about the file' });
  const answers = [
    ['Question 1 of 6: row 2', first.name],
    ['Question 1 of 5: row 3', '1,234.00'],
    ['Question 1 of 4: row 4', 'Yes, as shown'],
    ['Question 1 of 3: row 5', 'Yes, as shown'],
    ['Question 1 of 2: row 6', 'Leave this row out'],
    ['Question 1 of 1: row 7', 'Yes, as shown'],
  ] as const;
  for (const [question, answer] of answers) {
    await expect(panel).toContainText(question);
    await panel.getByRole('button', { name: answer }).first().click();
  }
  await expect(page.getByText('6 payments ready')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pay these payments anyway' }).check();
  await page.getByRole('textbox', { name: /^Control sum \(EUR\)/ }).fill('1,539.19');
  await press(page, 'Review');
  await press(page, 'Confirm 6 payments');
  await expect(page.getByText('6 payments placed.')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await press(page, 'Download results');
  const results = readFileSync(await (await downloaded).path());

  await upload(page, 'doubtful-results.csv', results);
  await expect(page.getByText('Already paid')).toHaveCount(6);
  await expect(page.getByRole('checkbox', { name: 'Pay row 1', exact: true })).toBeDisabled();
  await expect(page.getByText('Choose at least one row to pay.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeDisabled();
  const orders = await finance.paymentOrders.list({ filter: { search: 'Doubt 61' } });
  expect(orders.map(({ amount }) => amount.amount).toSorted()).toEqual(
    ['1234.00', '61.01', '61.02', '61.04', '61.05', '61.07'].toSorted(),
  );
});
