import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/operator';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } = Reflect.get(
      window,
      'axe',
    );
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

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
