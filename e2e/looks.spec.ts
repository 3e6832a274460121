import { findings } from './fixtures/axe';
import { expect, test } from './fixtures/operator';

const LOOKS = [
  { name: 'light', cookies: {} },
  { name: 'dark', cookies: { theme: 'dark' } },
  { name: 'right to left', cookies: { 'corridor-dir': 'rtl' } },
] as const;

for (const { name, cookies } of LOOKS) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on cards and card in ${name} at ${width} px`, async ({
      signedIn: page,
      context,
      baseURL,
    }) => {
      await context.addCookies(
        Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: baseURL ?? '' })),
      );
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/card');
      await expect(page.getByText('••••').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        'no sideways scrolling',
      ).toBeLessThanOrEqual(width);
      await page.getByRole('grid').getByRole('row').filter({ hasText: '••••' }).first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Limits' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  }
}

test('axe finds nothing on the login page', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the page of who is not signed in stands on the ground of the chosen theme', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('main')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
