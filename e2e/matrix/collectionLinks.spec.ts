import type { Page } from '@playwright/test';
import { test } from '../fixtures/collections';
import { demo } from '../fixtures/demo';
import { expect } from '../fixtures/operator';

const drawer = (page: Page) => page.getByRole('dialog').first();

test('leads from an account to its collections, and switches a number off', async ({
  page,
  enter,
  all,
  request,
  tokenOf,
}) => {
  const [account] = await all.virtualAccounts.list({ filter: { status: [1], currency: ['USD'] } });
  await enter('administrator');
  await page.goto('/collection/accounts');
  const row = page.getByRole('grid', { name: 'Collection accounts' }).getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/collection\/collections\?accountId=/);
  await expect(page.getByRole('button', { name: /^Account.*·/ })).toBeVisible();
  await page.goto(`/collection/virtual-accounts?open=${account?.id}`);
  await drawer(page).getByRole('button', { name: 'Disable' }).click();
  await page
    .getByRole('dialog', { name: 'Disable this virtual account?' })
    .getByRole('button', { name: 'Disable' })
    .click();
  await expect(drawer(page).getByText('This account is disabled: payments to it are refused.')).toBeVisible();
  const refused = await request.post('/api/sandbox/collection-arrives', {
    data: { virtualAccountId: account?.id, amount: { amount: '1.00', currency: 'USD' } },
    headers: { access_token: await tokenOf(demo('finance')) },
  });
  expect(refused.status()).toBe(409);
  await all.virtualAccounts.callById(account?.id ?? '', 'enable', {});
});
