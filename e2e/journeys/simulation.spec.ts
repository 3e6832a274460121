import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { expect, test } from '../fixtures/operator';
import { serveWith } from '../fixtures/servedPage';

/** Serves pages as a production does that simulates the rail and its rates. */
const simulate = (page: Page) => serveWith(page, 'corridor-simulated', 'rail,rates');

const bandOf = (page: Page) => page.getByRole('complementary', { name: 'Simulated' });
const SENTENCE = 'Simulated: payments and withdrawals, exchange rates. Not connected to real providers.';

test('a production says on every page what it simulates, and a demonstration says nothing', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bandOf(page)).toHaveCount(0);
  await simulate(page);
  for (const path of ['/payment/orders', '/pages/nowhere', '/setting']) {
    await page.goto(path);
    await expect(bandOf(page)).toHaveText(SENTENCE);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/dashboard');
  await expect(bandOf(page)).toHaveText(SENTENCE);
  expect(await findings(page)).toEqual([]);
});

test.describe('before anybody has signed in', () => {
  for (const path of ['/login', '/forget-password', '/inquery'])
    test(`${path} says what is simulated too`, async ({ page, office }) => {
      await simulate(page);
      await page.goto(new URL(path, office.url).href);
      await expect(bandOf(page)).toHaveText(SENTENCE);
      expect(await findings(page)).toEqual([]);
    });
});
