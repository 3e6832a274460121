import { expect, test } from '../fixtures/operator';

test('lists shops, and names its tab after them', async ({ signedIn: page, gateway }) => {
  await page.goto('/collection/_shops');
  await expect(page).toHaveTitle('Shops · Corridor');
  const { items } = await gateway.shops.page({ page: 1, size: 10 });
  const grid = page.getByRole('grid', { name: 'Shops' });
  await expect(grid.getByRole('row').nth(items.length)).toBeVisible();
  await grid.getByText(items[0]?.name ?? 'no shop').click();
  await expect(page.getByRole('dialog', { name: items[0]?.name ?? 'no shop' })).toBeVisible();
});
