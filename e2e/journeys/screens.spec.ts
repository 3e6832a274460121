import { DARK, isThere, judgeOf, RIGHT_TO_LEFT, turn, WIDTHS } from '../fixtures/faults';
import { test } from '../fixtures/operator';

/** Every screen behind sign-in that has a widget, by a role that opens it: only an administrator may open some, and finance places orders on others. */
const SCREENS = {
  operator: [
    '/dashboard',
    '/merchant',
    '/merchant?review=next',
    '/approvals',
    '/card',
    '/card?tab=authorizations',
    '/card?tab=records',
    '/card?tab=balances',
    '/account',
    '/account?tab=deposits',
    '/account?tab=transactions',
    '/transactions',
    '/transfer',
    '/statement',
    '/exchange/orders',
    '/payment/beneficiaries',
    '/payment/orders',
    '/withdrawal/orders',
    '/withdrawal/accounts',
    '/collection/_shops',
    '/collection/collections',
    '/collection/virtual-accounts',
    '/collection/accounts',
    '/material/materials',
    '/material/links',
    '/material/links?tab=matching',
    '/setting',
    '/setting/password',
    '/userCenter/tradeDownload',
  ],
  administrator: [
    '/approvals?tab=policies',
    '/permission/users',
    '/permission/roles',
    '/permission/roles?tab=permissions',
    '/log',
  ],
  finance: ['/transfer?new=1', '/payment/orders?new=1', '/withdrawal/orders?new=1', '/exchange/_index'],
} as const;

/** Screens for whoever is not signed in, or belongs to nobody. */
const OPEN_SCREENS = ['/login', '/forget-password', '/inquery', '/no/such/page'];

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
