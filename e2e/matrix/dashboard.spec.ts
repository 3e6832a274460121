import { expectPartsOf, part } from '../fixtures/dashboard';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, test } from '../fixtures/operator';

const FIGURES = '**/api/portal/cms/dashboard/call';

test('keeps its place while it waits, says what failed, and comes back', async ({ signedIn: page }) => {
  const held = await holdCalls(page, FIGURES);
  await page.goto('/dashboard');
  await expect(part(page, 'Cards')).toHaveAttribute('aria-busy', 'true');
  const place = await part(page, 'Merchants').boundingBox();
  held.release();
  await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
  expect((await part(page, 'Merchants').boundingBox())?.x).toBe(place?.x);
});

test('names its period in the address, and refreshes in one call', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'This month' }).click();
  await expect(page).toHaveURL(/\/dashboard\?period=thisMonth$/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('This month');
  await expect(part(page, 'Cards').getByText('All cards')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dashboard/call')) calls.push(request.url());
  });
  const answered = page.waitForResponse(FIGURES);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await answered;
  expect(calls).toHaveLength(1);
});

for (const role of ['administrator', 'finance'] as const)
  test(`shows a ${role} the parts of that role and no others`, ({ page, enter, gatewayAs }) =>
    expectPartsOf(role, { page, enter, gatewayAs }));
