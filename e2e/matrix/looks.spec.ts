import type { Locator } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { expect, test } from '../fixtures/operator';
import { openLanguages } from '../fixtures/servedPage';

const LOOKS = [
  { name: 'light', cookies: {} },
  { name: 'dark', cookies: { theme: 'dark' } },
  { name: 'right to left', cookies: { 'corridor-dir': 'rtl' } },
] as const;

/** What can be pressed in a drawer and lies outside it. */
const outside = (drawer: Locator) =>
  drawer.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('a, button')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

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
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Card limits' })).toBeVisible();
      expect(await outside(page.getByRole('dialog'))).toEqual([]);
      expect(await findings(page)).toEqual([]);
    });
  }
}

test('on a phone all of a drawer lies inside it, in French too', async ({ signedIn: page, context, baseURL }) => {
  await openLanguages(context);
  await context.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of ['/transfer', '/merchant', '/exchange/orders']) {
    await page.goto(path);
    await page
      .locator('tbody tr')
      .filter({ has: page.locator('td') })
      .first()
      .click({ position: { x: 70, y: 15 } });
    await expect(page.getByRole('dialog').locator('dl').first()).toBeVisible();
    await expect.poll(() => outside(page.getByRole('dialog')), { message: path }).toEqual([]);
  }
});

test('axe finds nothing on the login page', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the page of who is not signed in stands on the ground of the chosen theme', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('main').locator('..')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
