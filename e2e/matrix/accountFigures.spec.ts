import { type Account, fromWireMoney, type GatewayClient, type WireMoney } from '@corridor/core';
import type { Page, Request } from '@playwright/test';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, test } from '../fixtures/operator';
import { failFirst } from '../fixtures/refuseFirst';

const drawer = (page: Page) => page.getByRole('dialog').first();

const minorOf = (amount: WireMoney) => fromWireMoney(amount).minor;

/** The account with most of a kind of money among those that hold some. */
async function richest(gateway: GatewayClient, of: (account: Account) => WireMoney): Promise<Account> {
  const accounts = await gateway.accounts.list({ filter: { funded: true } });
  const [found] = accounts.toSorted((a, b) => (minorOf(of(b)) > minorOf(of(a)) ? 1 : -1));
  if (!found || minorOf(of(found)) === 0n) throw new Error('the demo has no such money');
  return found;
}

test.describe('a gateway that fails and is slow', () => {
  test.use({ expectedOnConsole: /status of 503/ });

  test('leaves the rest of an account in its place, and says what is held on another try', async ({
    signedIn: page,
    gateway,
  }) => {
    const { id } = await richest(gateway, ({ held }) => held);
    const holds = (request: Request) => request.postDataJSON().method === 'holds';
    await failFirst(page, '**/account/call-by-id', holds);
    const waiting = await holdCalls(page, '**/account/call-by-id', holds);
    await page.goto(`/account?open=${id}`);
    const section = drawer(page).getByRole('region', { name: 'On hold', exact: true });
    await expect(section).toBeVisible();
    await expect(
      drawer(page).getByRole('region', { name: 'Latest transactions' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(section.getByRole('row').nth(1)).toBeHidden();
    waiting.release();
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('row').nth(1).getByRole('link')).toBeVisible();
  });
});
