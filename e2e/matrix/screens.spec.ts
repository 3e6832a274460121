import { DARK, isThere, judgeOf, RIGHT_TO_LEFT, turn, WIDTHS } from '../fixtures/faults';
import { test } from '../fixtures/operator';
import { OPEN_SCREENS, SCREENS } from '../fixtures/screens';

const WHAT = 'speaks from its dictionaries, fits and has no fault of access';

for (const role of ['operator', 'administrator', 'finance'] as const)
  test.describe(role, () => {
    test.use({ role, viewport: { width: WIDTHS.desk, height: 900 } });

    for (const path of SCREENS[role])
      test(`${path} ${WHAT}, dark at 1440 px and right to left at 390`, async ({
        signedIn: page,
        context,
        baseURL,
      }) => {
        const judge = await judgeOf(page);
        await context.addCookies([{ ...DARK, url: baseURL ?? '' }]);
        await page.goto(path);
        await isThere(page);
        await judge(WIDTHS.desk);
        await turn(page);
        await judge(WIDTHS.phone);
      });
  });

for (const path of OPEN_SCREENS)
  test(`${path} of whoever is not signed in ${WHAT}, dark and right to left at 390 px`, async ({
    page,
    context,
    baseURL,
  }) => {
    const judge = await judgeOf(page);
    await page.setViewportSize({ width: WIDTHS.phone, height: 900 });
    for (const look of [DARK, RIGHT_TO_LEFT]) {
      await context.addCookies([{ ...look, url: baseURL ?? '' }]);
      await page.goto(path);
      await isThere(page);
      await judge(WIDTHS.phone);
    }
  });
