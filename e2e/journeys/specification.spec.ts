import type { Page } from '@playwright/test';
import { mailedCode } from '../fixtures/mailbox';
import { expect, signIn, test } from '../fixtures/operator';
import { serveWith } from '../fixtures/servedPage';

const UNAVAILABLE = { status: 503, json: { code: '50300', msg: 'Service Currently Unavailable' } };

/** Serves pages as a demo does that has no mail server. */
const openMailbox = (page: Page) => serveWith(page, 'corridor-mailbox', 'open');

const menuOf = (page: Page) => page.getByRole('button', { name: /^Saved views/ });

// @spec 3.payload.login
test('the score of a script of the deployer travels with a sign-in', async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, 'corridorScore', async () => 0.9));
  await page.goto('/login');
  const asked = page.waitForRequest('**/login-corridor');
  await signIn(page);
  expect((await asked).headers().g_score).toBe('0.9');
  await expect(page).toHaveURL(/\/dashboard$/);
});

// @spec 3.storage.filter-values
test('the last filter of a list is at hand until the session ends', async ({ signedIn: page }) => {
  await page.goto('/card?status=blocked');
  await expect(page.getByRole('grid').getByText('Blocked').first()).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Merchants' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Cards', exact: true }).click();
  await expect(page).toHaveURL(/\/card$/);
  await menuOf(page).click();
  await page.getByRole('menuitemradio', { name: 'Last filter' }).click();
  await expect(page).toHaveURL(/\/card\?status=blocked$/);
  const kept = (name: string) => page.evaluate((key) => localStorage.getItem(key), `corridor-${name}`);
  expect(await kept('filterValues')).toBe('{"card":"status=blocked"}');
  expect(await kept('datasource')).toContain('"/card":["card"');
});

// @spec 4.card.revoke 4.card.pin
test('a PIN is set and reset, and a card is revoked for good', async ({ signedIn: page, gateway }) => {
  const found = await gateway.cards.page({ page: 1, size: 1, filter: { status: ['normal'], type: ['physical'] } });
  const id = found.items[0]?.id ?? '';
  await page.goto(`/card?search=${id}`);
  const begin = async (action: string) => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await begin('Update PIN');
  const change = page.getByRole('dialog', { name: 'Update the PIN' });
  await change.getByLabel('New PIN').fill('482913');
  await change.getByRole('button', { name: 'Update PIN' }).click();
  await expect(change).toBeHidden();
  expect((await gateway.cards.get(id)).pinSet).toBe(true);
  await begin('Reset PIN');
  const reset = page.getByRole('dialog', { name: 'Reset the PIN?' });
  await reset.getByRole('button', { name: 'Reset PIN' }).click();
  await expect(reset).toBeHidden();
  expect((await gateway.cards.get(id)).pinSet).toBe(false);
  await begin('Revoke');
  const revoke = page.getByRole('dialog', { name: 'Revoke this card permanently?' });
  await revoke.getByRole('textbox', { name: /^Type/ }).fill(found.items[0]?.last4 ?? '');
  await revoke.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('grid').getByText('Closing', { exact: true })).toBeVisible();
  const card = await gateway.cards.get(id);
  expect([card.status, card.allowedActions.includes('unblock')]).toEqual(['closing', false]);
});

test.describe('where the gateway fails', () => {
  test.use({ expectedOnConsole: /503|404/ });

  // @spec 7.call.user-query
  test('who is signed in is asked for once a load', async ({ signedIn: page }) => {
    await page.goto('/statement');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    const asked: string[] = [];
    await page.route('**/app/user/query?**', (route) => {
      asked.push(route.request().url());
      return route.fulfill(UNAVAILABLE);
    });
    await page.goto('/card');
    await expect(page.locator('[data-toasts]').getByText('Service Currently Unavailable').first()).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  // @spec 7.retry
  test('the mails of a demo are read, at the second try, by who forgot a password', async ({ page, office }) => {
    await openMailbox(page);
    await page.goto('/forget-password');
    const to = 'viewer@corridor.example';
    await page.getByLabel('Email').fill(to);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(() => mailedCode(office.mails, to)).toMatch(/^\d{6}$/);
    const code = mailedCode(office.mails, to);
    const mail = { to, subject: 'Your code', text: `Your code is ${code}` };
    const asked: string[] = [];
    await page.context().route('**/api/sandbox/mails', (route) => {
      asked.push(route.request().method());
      const first = asked.length === 1;
      return route.fulfill(first ? UNAVAILABLE : { json: { code: '10000', msg: 'OK', data: [mail] } });
    });
    await expect(page.getByRole('link', { name: /Read the mails of this demo/ })).toHaveAttribute('target', '_blank');
    await page.goto('/sandbox/mails');
    await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
    await expect(page.getByText(`Your code is ${code}`)).toBeVisible();
    expect(asked).toEqual(['GET', 'GET']);
  });
});

// @spec 3.storage.query-card
test('a cardholder’s inquiry that was left alone does not open again', async ({ page }) => {
  await page.goto('/inquery');
  await page.evaluate(() => {
    localStorage.setItem('corridor-token-card', 'c');
    localStorage.setItem('corridor-QueryCard', JSON.stringify({ seenAt: Date.now() - 301_000 }));
  });
  await page.goto('/single-balance-search');
  await expect(page).toHaveURL(/\/inquery$/);
  await expect(page.getByLabel('Card number')).toBeVisible();
  const kept = await page.evaluate(() =>
    ['token-card', 'QueryCard'].map((key) => localStorage.getItem(`corridor-${key}`)),
  );
  expect(kept).toEqual([null, null]);
});
