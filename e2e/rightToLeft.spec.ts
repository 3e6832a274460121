import type { Page } from '@playwright/test';
import { RIGHT_TO_LEFT } from './fixtures/faults';
import { expect, test } from './fixtures/operator';

/** Texts that are shown whole in cells whose content begins at its start, and how far from it each text begins, in pixels. */
const begins = (page: Page) =>
  page.locator('td.cr-td:not(.cr-end) > bdi').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const shown = document.createRange();
      shown.selectNodeContents(text);
      const box = text.getBoundingClientRect();
      const [run] = shown.getClientRects();
      if (!run || run.width > box.width) return [];
      return [{ text: text.textContent, from: Math.round(box.right - run.right) }];
    }),
  );

for (const width of [390, 1440])
  test(`names of any script begin at the start of their cell from right to left at ${width} px`, async ({
    signedIn: page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ ...RIGHT_TO_LEFT, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/merchant', '/payment/orders', '/transactions']) {
      await page.goto(path);
      await expect(page.locator('td.cr-td > bdi').first()).toBeVisible();
      await expect(page.locator('.cr-skeleton')).toHaveCount(0);
      const found = await begins(page);
      expect(found.length, path).toBeGreaterThan(5);
      expect(
        found.filter(({ from }) => from > 1),
        path,
      ).toEqual([]);
    }
  });
