import { findings } from '../fixtures/axe';
import { expect, test } from '../fixtures/operator';

test('a role is compared and seen as: its screens, its actions, and nothing that changes anything', async ({
  page,
  enter,
  gatewayAs,
}) => {
  await enter('administrator');
  await page.goto('/permission/roles');
  await page.getByRole('row').filter({ hasText: 'Daily work' }).click();
  const role = page.getByRole('dialog');
  await role.getByRole('combobox', { name: 'Compare with another role' }).fill('viewer');
  await page.getByRole('option', { name: /viewer/ }).click();
  await expect(role.getByText('More with operator')).toBeVisible();
  await role.getByRole('button', { name: 'See as this role' }).click();
  await expect(page.getByText('You see the back office as operator')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const nav = page.getByRole('navigation').first();
  await expect(nav.getByRole('link', { name: 'Users' })).toBeHidden();
  const [card] = await (await gatewayAs('administrator')).cards.list({ filter: { status: ['normal'] } });
  await page.goto(`/card?open=${card?.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  const question = page.getByRole('dialog', { name: 'Block this card?' });
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Nothing can be changed while you see the back office as a role.').first()).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/permission\/roles/);
  await expect(nav.getByRole('link', { name: 'Users' })).toBeVisible();
});
