import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { host } from '../apps/backoffice/src/messages/en/host';
import { approvalPolicies } from '../packages/features/src/messages/en/approval-policies';
import { beneficiaries } from '../packages/features/src/messages/en/beneficiaries';
import { cards } from '../packages/features/src/messages/en/cards';
import { materials } from '../packages/features/src/messages/en/materials';
import { merchants } from '../packages/features/src/messages/en/merchants';
import { permissions } from '../packages/features/src/messages/en/permissions';
import { roles } from '../packages/features/src/messages/en/roles';
import { shops } from '../packages/features/src/messages/en/shops';
import { users } from '../packages/features/src/messages/en/users';
import { virtualAccounts } from '../packages/features/src/messages/en/virtual-accounts';
import { en } from '../packages/ui/src/messages/en';
import { findings } from './fixtures/axe';
import { addressOf, DETAILS, type Details, NEWEST } from './fixtures/details';
import { expect, signIn, test } from './fixtures/operator';
import { pseudo, speakPseudo } from './fixtures/pseudoLocale';
import { type AnsweredTexts, gatherData, rawTexts } from './fixtures/rawTexts';

/** Every screen behind sign-in that has a widget, in parts that one test goes through. */
const SCREENS = {
  'overview and cards': [
    '/dashboard',
    '/merchant',
    '/merchant?review=next',
    '/approvals',
    '/card',
    '/card?tab=authorizations',
    '/card?tab=records',
    '/card?tab=balances',
  ],
  money: [
    '/account',
    '/account?tab=deposits',
    '/account?tab=transactions',
    '/transactions',
    '/transfer',
    '/statement',
    '/exchange/orders',
  ],
  'remittance and collection': [
    '/exchange/_index',
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
  ],
  settings: ['/setting', '/setting/password', '/userCenter/tradeDownload'],
};

/** Screens that only an administrator may open. */
const ADMINISTRATORS_SCREENS = [
  '/approvals?tab=policies',
  '/permission/users',
  '/permission/roles',
  '/permission/roles?tab=permissions',
  '/log',
];

/** Orders as finance places them, each on a screen of its own. */
const TICKETS = ['/transfer?new=1', '/payment/orders?new=1', '/withdrawal/orders?new=1', '/exchange/_index'];

/** Screens for whoever is not signed in, or belongs to nobody. */
const OPEN_SCREENS = ['/login', '/forget-password', '/inquery', '/no/such/page'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectNoFault(page: Page, data: AnsweredTexts, width: number): Promise<void> {
  expect.soft(await rawTexts(page, data), `raw text on ${page.url()}`).toEqual([]);
  expect.soft(await findings(page), `axe on ${page.url()}`).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `no sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(width);
}

/** Changes the look with the page's own settings: the other scheme, the other direction. */
async function changeLook(page: Page, scheme: 'light' | 'dark', dir: 'ltr' | 'rtl'): Promise<void> {
  await page.getByRole('button', { name: pseudo(host['host.preferences.label']) }).click();
  const drawer = page.getByRole('dialog');
  await drawer
    .getByRole('radio', { name: pseudo(en[`themeCustomizer.scheme.${scheme}`]), exact: true })
    .check({ force: true });
  await drawer
    .getByRole('radio', { name: pseudo(en[`themeCustomizer.dir.${dir}`]), exact: true })
    .check({ force: true });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** Goes through screens, each dark at 1440 px and right to left at 390. */
async function expectNoFaultOn(page: Page, paths: readonly string[]): Promise<void> {
  await speakPseudo(page);
  const data = gatherData(page);
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: new URL('/', page.url()).href }]);
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(heading(page)).toContainText('⟦');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoFault(page, data, 1440);
    await changeLook(page, 'light', 'rtl');
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoFault(page, data, 390);
    await changeLook(page, 'dark', 'ltr');
  }
}

for (const [part, paths] of Object.entries(SCREENS))
  test(`every screen of ${part} speaks from its dictionaries, fits and has no fault of access, dark at 1440 px and right to left at 390`, async ({
    signedIn: page,
  }) => {
    await page.goto('/blank');
    await expectNoFaultOn(page, paths);
  });

for (const [role, paths] of [
  ['administrator', ADMINISTRATORS_SCREENS],
  ['finance', TICKETS],
] as const)
  test(`so does every screen of ${role} alone`, async ({ page }) => {
    await page.goto('/login');
    await signIn(page, role);
    await page.waitForURL('**/dashboard');
    await expectNoFaultOn(page, paths);
  });

test('neither has any screen of whoever is not signed in', async ({ page, context, baseURL }) => {
  await speakPseudo(page);
  const data = gatherData(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const [index, path] of OPEN_SCREENS.entries()) {
    const look = index % 2 === 0 ? { name: 'theme', value: 'dark' } : { name: 'corridor-dir', value: 'rtl' };
    await context.addCookies([{ ...look, url: baseURL ?? '' }]);
    await page.goto(path);
    await expect(heading(page)).toContainText('⟦');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoFault(page, data, 390);
  }
});

const ADMINISTRATORS_DETAILS: Details = {
  '/permission/users': ({ users: all }) => all.page(NEWEST),
  '/permission/roles': ({ roles: all }) => all.page(NEWEST),
  '/permission/roles?tab=permissions': ({ permissions: all }) => all.page(NEWEST),
  '/log': ({ logs: all }) => all.page(NEWEST),
};

/** The button that opens a form. */
const FORMS = {
  '/card': cards['cards.create'],
  '/merchant': merchants['merchants.create'],
  '/payment/beneficiaries': beneficiaries['beneficiaries.create'],
  '/collection/_shops': shops['shops.create'],
  '/collection/virtual-accounts': virtualAccounts['virtualAccounts.create'],
  '/material/materials': materials['materials.create'],
};

const ADMINISTRATORS_FORMS = {
  '/permission/users': users['users.create'],
  '/permission/roles': roles['roles.create'],
  '/permission/roles?tab=permissions': permissions['permissions.create'],
  '/approvals?tab=policies': approvalPolicies['approvalPolicies.create'],
};

/** What judges the dialog of each screen that is opened next, at 1440 px. */
async function dialogJudge(page: Page): Promise<() => Promise<void>> {
  await speakPseudo(page);
  const data = gatherData(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  return async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('⟦');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFault(page, data, 1440);
  };
}

async function expectNoFaultInDetails(page: Page, gateway: GatewayClient, details: Details): Promise<void> {
  const expectNoFaultInDialog = await dialogJudge(page);
  for (const [path, newest] of Object.entries(details)) {
    const { items } = await newest(gateway);
    await page.goto(addressOf(path, items[0]?.id));
    await expectNoFaultInDialog();
  }
}

async function expectNoFaultInForms(page: Page, forms: Readonly<Record<string, string>>): Promise<void> {
  const expectNoFaultInDialog = await dialogJudge(page);
  for (const [path, label] of Object.entries(forms)) {
    await page.goto(path);
    await page.getByRole('button', { name: pseudo(label), exact: true }).click();
    await expectNoFaultInDialog();
  }
}

test('neither have the details of any record', async ({ signedIn: page, gateway }) => {
  await expectNoFaultInDetails(page, gateway, DETAILS);
});

test('neither has any form', async ({ signedIn: page }) => {
  await expectNoFaultInForms(page, FORMS);
});

test('neither have details and forms of an administrator', async ({ page, enter, gatewayAs }) => {
  await enter('administrator');
  await expectNoFaultInDetails(page, await gatewayAs('administrator'), ADMINISTRATORS_DETAILS);
  await expectNoFaultInForms(page, ADMINISTRATORS_FORMS);
});
