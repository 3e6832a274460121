import { DARK, isThere, judgeOf, WIDTHS } from '../fixtures/faults';
import { test } from '../fixtures/operator';
import { OPEN_SCREENS, SCREENS } from '../fixtures/screens';

test.use({ viewport: { width: WIDTHS.desk, height: 900 } });

for (const role of ['operator', 'administrator', 'finance'] as const)
  test.describe(role, () => {
    test.use({ role });

    for (const path of SCREENS[role])
      test(`${path} speaks from its dictionaries, fits and has no fault of access`, async ({
        signedIn: page,
        context,
        baseURL,
      }) => {
        const judge = await judgeOf(page);
        await context.addCookies([{ ...DARK, url: baseURL ?? '' }]);
        await page.goto(path);
        await isThere(page);
        await judge(WIDTHS.desk);
      });
  });

for (const path of OPEN_SCREENS)
  test(`${path} of whoever is not signed in speaks from its dictionaries, fits and has no fault of access`, async ({
    page,
  }) => {
    const judge = await judgeOf(page);
    await page.goto(path);
    await isThere(page);
    await judge(WIDTHS.desk);
  });
