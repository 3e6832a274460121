import { createGatewayClient, type GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/operator';

const [FIRST, NEXT] = ['Handed-over-2027', 'Renewed-2027'];

/** A user with a role that reads merchants, whose first password is changed already. */
async function newMember(administrator: GatewayClient, baseURL = '') {
  const username = `mara-${Date.now()}@corridor.example`;
  const rules = [{ action: 'read', subject: 'merchant' }];
  const role = await administrator.roles.create({
    name: `Desk ${username}`,
    description: '',
    permissionIds: [],
    rules,
  });
  const person = { username, name: 'Mara Member', email: username, password: FIRST, roleIds: [role.id] };
  await administrator.users.create(person);
  const client = createGatewayClient({ baseURL });
  const { accessToken: token } = await client.session.login({ username, password: FIRST });
  await client.session.changePassword({ oldPassword: FIRST, newPassword: NEXT }, { token });
  return { username, role };
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(NEXT);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a right that is given or taken shows in an open page at once', async ({ page, gatewayAs, baseURL }) => {
  const administrator = await gatewayAs('administrator');
  const { username, role } = await newMember(administrator, baseURL);
  await page.goto('/login?to=/merchant');
  const listening = page.waitForResponse('**/api/portal/events');
  await signIn(page, username);
  const nav = page.getByRole('navigation').first();
  await expect(nav.getByRole('link', { name: 'Merchants' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Cards' })).toBeHidden();
  await listening;
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  await administrator.roles.update(role.id, { rules: [{ action: 'read', subject: ['merchant', 'card'] }] });
  await expect(nav.getByRole('link', { name: 'Cards' })).toBeVisible();
  await nav.getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();

  await administrator.roles.update(role.id, { rules: [{ action: 'read', subject: 'merchant' }] });
  await expect(nav.getByRole('link', { name: 'Cards' })).toBeHidden();
  await expect(page.getByText('You don’t have permission').first()).toBeVisible();
  expect(loads).toEqual([]);
});
