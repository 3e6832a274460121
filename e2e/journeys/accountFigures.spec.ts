import { type Account, collectionAuditStatus, fromWireMoney, type GatewayClient, type WireMoney } from '@corridor/core';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const drawer = (page: Page) => page.getByRole('dialog').first();

const minorOf = (amount: WireMoney) => fromWireMoney(amount).minor;

/** The digits of an amount on the screen: its minor units. */
async function amountsIn(section: Locator): Promise<bigint[]> {
  const texts = await section.getByRole('row').locator('[dir="ltr"]:not(time)').allInnerTexts();
  return texts.map((text) => BigInt(text.replaceAll(/\D/g, '')));
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** The account with most of a kind of money among those that hold some. */
async function richest(gateway: GatewayClient, of: (account: Account) => WireMoney): Promise<Account> {
  const accounts = await gateway.accounts.list({ filter: { funded: true } });
  const [found] = accounts.toSorted((a, b) => (minorOf(of(b)) > minorOf(of(a)) ? 1 : -1));
  if (!found || minorOf(of(found)) === 0n) throw new Error('the demo has no such money');
  return found;
}

test('explains what is held on an account: the rows sum up to the figure', async ({ signedIn: page, gateway }) => {
  const account = await richest(gateway, ({ held }) => held);
  await page.goto(`/account?open=${account.id}`);
  const section = drawer(page).getByRole('region', { name: 'On hold', exact: true });
  await expect(section.getByRole('row').nth(1)).toBeVisible();
  await expect(async () => {
    const { held } = await gateway.accounts.get(account.id);
    expect(sumOf(await amountsIn(section))).toBe(minorOf(held));
  }).toPass();
});

test('explains what is pending on an account: the rows, and the list of all, sum up to the figure', async ({
  signedIn: page,
  gateway,
}) => {
  const account = await richest(gateway, ({ collectionPending }) => collectionPending);
  await page.goto(`/account?open=${account.id}`);
  const section = drawer(page).getByRole('region', { name: 'Collection pending', exact: true });
  await expect(section.getByRole('row').nth(1)).toBeVisible();
  expect(sumOf(await amountsIn(section))).toBe(minorOf(account.collectionPending));
  const { approved } = collectionAuditStatus.code;
  const status = collectionAuditStatus.codes.filter((code) => code !== approved);
  const waiting = await gateway.collections.list({ filter: { accountId: account.id, status, returned: false } });
  expect(sumOf(waiting.map(({ amount }) => minorOf(amount)))).toBe(minorOf(account.collectionPending));
  await section.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/accountId=.*returned=false/);
  await expect(page.getByText(new RegExp(`of ${waiting.length} entr`))).toBeVisible();
});
