import type { Page } from '@playwright/test';
import { DARK, isThere, judgeFromNow, WIDTHS } from '../fixtures/faults';
import { expect, test } from '../fixtures/operator';
import { speakPseudo } from '../fixtures/pseudoLocale';
import { OPEN_SCREENS, SCREENS } from '../fixtures/screens';

/** How many screens one page opens, one after another. */
const TOGETHER = 6;

/** Paths in their order, a page's together. */
const pagesOf = (paths: readonly string[]): string[][] =>
  paths.flatMap((_, at) => (at % TOGETHER === 0 ? [paths.slice(at, at + TOGETHER)] : []));

/** What no line of the navigation leads to: a tab, a form, a ticket. */
const BESIDE = /\?|_index$/;

/** Opens a screen by the navigation, which leaves the focus at its heading; by its address where there is no line of it yet. */
async function open(page: Page, path: string): Promise<void> {
  const navigation = page.getByRole('navigation');
  if (BESIDE.test(path) || (await navigation.count()) === 0) {
    await page.goto(path);
    return isThere(page);
  }
  await navigation.locator(`a[href="${path}"]`).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(heading, `the focus on ${path}`).toBeFocused();
  await isThere(page);
  await expect(heading, `the focus on ${path} once all is there`).toBeFocused();
}

/** Opens screens in the dark, and judges each once. */
async function judgeEach(page: Page, paths: readonly string[], url = ''): Promise<void> {
  await speakPseudo(page);
  await page.context().addCookies([{ ...DARK, url }]);
  const judge = judgeFromNow(page);
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await judge(WIDTHS.desk);
    });
}

test.use({ viewport: { width: WIDTHS.desk, height: 900 } });

for (const role of ['operator', 'administrator', 'finance'] as const)
  test.describe(role, () => {
    test.use({ role });

    for (const paths of pagesOf(SCREENS[role]))
      test(`${paths.join(', ')} speak from their dictionaries, fit and have no fault of access`, async ({
        signedIn: page,
        baseURL,
      }) => {
        await judgeEach(page, paths, baseURL);
        // The first came before there was a navigation.
        for (const path of paths.slice(0, 1)) if (!BESIDE.test(path)) await open(page, path);
      });
  });

// @spec 2.layout.blank
test(`${OPEN_SCREENS.join(', ')} of whoever is not signed in speak from their dictionaries, fit and have no fault of access`, ({
  page,
  baseURL,
}) => judgeEach(page, OPEN_SCREENS, baseURL));
