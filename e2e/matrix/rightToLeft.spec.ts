import type { Page } from '@playwright/test';
import { RIGHT_TO_LEFT } from '../fixtures/faults';
import { expect, test } from '../fixtures/operator';

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

/** Texts of a language that runs from left to right of which the end stands before the beginning, or the beginning is cut. */
const turned = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (node: Text, at: number) => {
      const letter = document.createRange();
      letter.setStart(node, at);
      letter.setEnd(node, at + 1);
      return letter.getClientRects()[0];
    };
    const isTurned = (node: Text, parent: Element) => {
      const [first, last] = [boxOf(node, node.data.search(/\S/)), boxOf(node, node.data.trimEnd().length - 1)];
      if (!first || !last) return false;
      if (Math.abs(first.top - last.top) < 4 && first.left > last.left) return true;
      const isCut = getComputedStyle(parent).textOverflow === 'ellipsis';
      return isCut && first.left < parent.getBoundingClientRect().left - 1;
    };
    return [...document.querySelectorAll('body *')].flatMap((parent) =>
      [...parent.childNodes]
        .filter((node) => node instanceof Text && /\p{Script=Latin}/u.test(node.data) && parent.checkVisibility())
        .filter((node) => node instanceof Text && isTurned(node, parent))
        .map((node) => node.textContent),
    );
  });

const SENTENCES = [
  { path: '/dashboard', sentence: 'Available in USD' },
  { path: '/setting', sentence: 'Who signs in, with which roles.' },
  { path: '/transfer', button: 'New transfer', sentence: 'Complete the missing fields to continue.' },
  { path: '/payment/orders', button: 'New payment', sentence: 'The beneficiary sees it on the statement.' },
  { path: '/payment/orders', button: 'Pay a batch', sentence: 'Copy the rows together with their headings.' },
  { path: '/no/such/page', sentence: 'Check the address' },
] as const;

test.describe('text of a language that runs from left to right', () => {
  test.use({ role: 'administrator' });

  for (const { path, sentence, ...open } of SENTENCES)
    test(`begins at its beginning from right to left: ${sentence}`, async ({ signedIn: page, context, baseURL }) => {
      await context.addCookies([{ ...RIGHT_TO_LEFT, url: baseURL ?? '' }]);
      await page.goto(path);
      if ('button' in open) await page.getByRole('button', { name: open.button }).click();
      await expect(page.getByText(sentence).first()).toBeVisible();
      expect(await turned(page)).toEqual([]);
    });

  test('what a narrow field asks for is cut at its end, and its order reads as a sentence', async ({
    signedIn: page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ ...RIGHT_TO_LEFT, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/payment/orders');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    const direction = (of: Element) => getComputedStyle(of, '::placeholder').unicodeBidi;
    expect(await search.evaluate(direction)).toBe('plaintext');
    await expect(page.locator('.cr-narrow-sort')).toBeVisible();
    expect(await turned(page)).toEqual([]);
  });
});
