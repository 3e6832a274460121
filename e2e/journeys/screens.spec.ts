import type { Page } from '@playwright/test';
import { DARK, isThere, judgeFromNow, WIDTHS } from '../fixtures/faults';
import { test } from '../fixtures/operator';
import { speakPseudo } from '../fixtures/pseudoLocale';
import { OPEN_SCREENS, SCREENS } from '../fixtures/screens';

/** How many screens one page opens, one after another. */
const TOGETHER = 6;

/** Paths in their order, a page's together. */
const pagesOf = (paths: readonly string[]): string[][] =>
  paths.flatMap((_, at) => (at % TOGETHER === 0 ? [paths.slice(at, at + TOGETHER)] : []));

/** Opens screens in the dark, and judges each once. */
async function judgeEach(page: Page, paths: readonly string[], url = ''): Promise<void> {
  await speakPseudo(page);
  await page.context().addCookies([{ ...DARK, url }]);
  for (const path of paths)
    await test.step(path, async () => {
      const judge = judgeFromNow(page);
      await page.goto(path);
      await isThere(page);
      await judge(WIDTHS.desk);
    });
}

test.use({ viewport: { width: WIDTHS.desk, height: 900 } });

for (const role of ['operator', 'administrator', 'finance'] as const)
  test.describe(role, () => {
    test.use({ role });

    for (const paths of pagesOf(SCREENS[role]))
      test(`${paths.join(', ')} speak from their dictionaries, fit and have no fault of access`, ({
        signedIn: page,
        baseURL,
      }) => judgeEach(page, paths, baseURL));
  });

// @spec 2.layout.blank
test(`${OPEN_SCREENS.join(', ')} of whoever is not signed in speak from their dictionaries, fit and have no fault of access`, ({
  page,
  baseURL,
}) => judgeEach(page, OPEN_SCREENS, baseURL));
