import { addMember, signInMember } from '../fixtures/members';
import { expect, test } from '../fixtures/operator';

test('a right that is given or taken shows in an open page at once', async ({ page, gatewayAs, office }) => {
  const administrator = await gatewayAs('administrator');
  const rules = [{ action: 'read', subject: 'merchant' }];
  const role = await administrator.roles.create({
    name: `Desk ${Date.now()}`,
    description: '',
    permissionIds: [],
    rules,
  });
  const username = await addMember(administrator, [role.id], office);
  await page.goto('/login?to=/merchant');
  const listening = page.waitForResponse('**/api/portal/events');
  await signInMember(page, username);
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
