import type { GatewayClient, WithdrawalAccountInput } from '@corridor/core';
import type { Locator, Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';

const press = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true }).click();
const box = (on: Page | Locator, name: RegExp) => on.getByRole('textbox', { name });

async function choose(form: Locator, name: RegExp, text: string): Promise<void> {
  await form.getByRole('combobox', { name }).fill(text);
  await form.page().getByRole('option').filter({ hasText: text }).first().click();
}

/** The partner's own euro account. */
async function ownEuros(finance: GatewayClient) {
  const [account] = await finance.accounts.list({ filter: { currency: ['EUR'], funded: true, productType: [10] } });
  if (!account) throw new Error('the demo partner has no euros');
  return account;
}

/** What an account has, part by part: none of it may be lost on the way. */
async function fundsOf(finance: GatewayClient, id: string) {
  const { balance, available, held } = await finance.accounts.get(id);
  return { balance: balance.amount, available: available.amount, held: held.amount };
}

/** Adds an account of an owner in euros, at the second try. */
async function addAccount(page: Page, ownerName: string): Promise<void> {
  await page.goto('/withdrawal/accounts');
  await press(page, 'Add withdrawal account');
  const form = page.getByRole('dialog', { name: 'Add withdrawal account' });
  await choose(form, /^Owner/, ownerName);
  await choose(form, /^Currency/, 'EUR');
  await choose(form, /^Bank country/, 'Germany');
  await box(form, /^Bank/).fill('Rheinbank');
  await box(form, /^Account holder/).fill('Seventy-One GmbH');
  await form.getByRole('radio', { name: 'IBAN' }).check({ force: true });
  await box(form, /^IBAN/).fill('DE89370400440532013001');
  await press(form, 'Add withdrawal account');
  await expect(form.getByText('One character of this IBAN is wrong').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await box(form, /^IBAN/).fill('DE89 3704 0044 0532 0130 00');
  await press(form, 'Add withdrawal account');
  await expect(form).toBeHidden();
}

/** Confirms what is filled in; the answer is lost once the order was taken. Gives how often it was sent. */
async function orderWithLostAnswer(page: Page): Promise<() => number> {
  let sent = 0;
  await page.route('**/withdrawal-order/create', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await expect(page.getByText('71.11').first()).toBeVisible();
  await press(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the withdrawal' })).toBeFocused();
  await press(page, 'Confirm withdrawal');
  await expect(page.getByRole('heading', { name: 'Withdrawal accepted' })).toBeVisible();
  return () => sent;
}

// @spec 2.screen.remittance-withdrawal
test('goes from a wrong number to a verified account, a withdrawal whose answer is lost, its cancellation and a refund', async ({
  page,
  enter,
  finance,
  triggerEvent,
}) => {
  const account = await ownEuros(finance);
  const before = await fundsOf(finance, account.id);
  await enter('finance');
  await addAccount(page, account.ownerName);
  const [added] = await finance.withdrawalAccounts.list({ filter: { search: 'Seventy-One' } });
  expect([added?.status, added?.accountEnding, added?.ownerId]).toEqual([0, '3000', account.ownerId]);

  await page.goto(`/withdrawal/accounts?open=${added?.id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByText('Waits for verification')).toBeVisible();
  await press(details, 'Verify');
  const verifying = page.getByRole('dialog', { name: 'Verify this account?' });
  await expect(verifying).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await press(verifying, 'Verify');
  await details.getByRole('link', { name: 'New withdrawal' }).click();

  await expect(page.getByRole('combobox', { name: /^Withdrawal account/ })).toHaveValue(/Seventy-One GmbH · EUR/);
  await box(page, /^Amount/).fill('900000000');
  await expect(page.getByText(/^You need .* more to cover/)).toBeVisible();
  await box(page, /^Amount/).fill('71.07');
  const sent = await orderWithLostAnswer(page);
  const orders = await finance.withdrawalOrders.list({ filter: { withdrawalAccountId: added?.id ?? '' } });
  expect([orders.length, sent(), orders[0]?.debited.amount]).toEqual([1, 1, '71.11']);
  const during = await fundsOf(finance, account.id);
  expect(Number(before.available) - Number(during.available)).toBeCloseTo(71.11);
  expect([during.balance, Number(during.held) - Number(before.held)]).toEqual([before.balance, expect.closeTo(71.11)]);

  await press(page, 'Open order');
  await press(details, 'Cancel withdrawal');
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await expect(question).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await box(question, /Reason/).fill('Entered twice');
  await press(question, 'Cancel withdrawal');
  await expect(details.getByText('Entered twice').first()).toBeVisible();
  expect(await fundsOf(finance, account.id)).toEqual(before);

  const amount = { amount: '72.00', currency: 'EUR' as const };
  const { id: orderId } = await finance.withdrawalOrders.create({ withdrawalAccountId: added?.id ?? '', amount });
  await triggerEvent('rail-accepts', { orderId });
  await triggerEvent('rail-fails', { orderId });
  await page.goto(`/withdrawal/orders?open=${orderId}`);
  await expect(details.getByText('The bank of the withdrawal account returned the money').first()).toBeVisible();
  const { refundTransactionId } = await finance.withdrawalOrders.get(orderId);
  const refund = await finance.transactions.get(refundTransactionId ?? '');
  await expect(details.getByText(refund.transferId ?? 'no posting')).toBeVisible();
  expect(await fundsOf(finance, account.id)).toEqual(before);
});

const BRAZILIAN: Omit<WithdrawalAccountInput, 'ownerId'> = {
  currency: 'BRL',
  bankCountry: 'BR',
  bankName: 'Banco do Teste',
  holderName: 'Seventy-Three Ltda',
  accountNumberType: 3,
  pixKeyType: 'cpf',
  accountNumber: '119.123.456-84',
};

test('rejects an account with its reasons, and deletes it', async ({ page, enter, finance }) => {
  const { ownerId } = await ownEuros(finance);
  const { id } = await finance.withdrawalAccounts.create({ ...BRAZILIAN, ownerId });
  await enter('finance');
  await page.goto(`/withdrawal/accounts?open=${id}`);
  const details = page.getByRole('dialog');
  await press(details, 'Reject');
  const question = page.getByRole('dialog', { name: 'Reject this account?' });
  await press(question, 'Reject');
  await expect(question.getByText('Choose at least one reason')).toBeVisible();
  await question.getByRole('checkbox', { name: 'The account belongs to someone else' }).check({ force: true });
  await box(question, /Note/).fill('The key is of Ana');
  await press(question, 'Reject');
  await expect(details.getByText('The account belongs to someone else · The key is of Ana').first()).toBeVisible();
  expect(await finance.withdrawalAccounts.get(id)).toMatchObject({ rejectionReasons: ['holderDiffers'], status: 2 });

  await details.getByRole('button', { name: /^Actions for|^More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await press(page.getByRole('dialog', { name: 'Delete this account?' }), 'Delete');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await finance.withdrawalAccounts.list({ filter: { search: 'Seventy-Three' } })).toEqual([]);
});

test('lets a reader without the right look only', async ({ page, enter, finance }) => {
  const [waiting] = await finance.withdrawalAccounts.list({ filter: { status: [0] } });
  await enter('viewer');
  await page.goto('/withdrawal/orders?new=1');
  await expect(page.getByText('You don’t have permission', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Amount/ })).toHaveCount(0);
  await page.goto('/withdrawal/orders');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New withdrawal' })).toHaveCount(0);
  await page.goto(`/withdrawal/accounts?open=${waiting?.id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByText('Waits for verification')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Verify' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add withdrawal account' })).toHaveCount(0);
});
