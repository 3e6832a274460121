import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { host } from '../apps/backoffice/src/messages/en/host';
import { beneficiaries } from '../packages/features/src/messages/en/beneficiaries';
import { cards } from '../packages/features/src/messages/en/cards';
import { en } from '../packages/ui/src/messages/en';
import { findings } from './fixtures/axe';
import { expect, test } from './fixtures/operator';
import { pseudo, speakPseudo } from './fixtures/pseudoLocale';
import { type AnsweredTexts, gatherData, rawTexts } from './fixtures/rawTexts';

/** Every screen behind sign-in that has a widget, and one that waits for its own. */
const SCREENS = [
  '/card',
  '/statement',
  '/exchange/orders',
  '/exchange/_index',
  '/payment/beneficiaries',
  '/setting/password',
  '/dashboard',
];

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

test('every screen speaks from its dictionaries, fits and has no fault of access, dark at 1440 px and right to left at 390', async ({
  signedIn: page,
  context,
  baseURL,
}) => {
  await speakPseudo(page);
  const data = gatherData(page);
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  for (const path of SCREENS) {
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

const NEWEST = { page: 1, size: 1 } as const;

/** The record whose details an address opens. */
const DETAILS: Readonly<Record<string, (gateway: GatewayClient) => Promise<{ items: readonly { id: string }[] }>>> = {
  '/card': ({ cards: all }) => all.page(NEWEST),
  '/statement': ({ statements: all }) => all.page(NEWEST),
  '/payment/beneficiaries': ({ beneficiaries: all }) => all.page(NEWEST),
};

/** The button that opens a form. */
const FORMS = {
  '/card': cards['cards.apply.new'],
  '/payment/beneficiaries': beneficiaries['beneficiaries.table.new'],
};

test('neither has what opens from a screen: details and forms', async ({ signedIn: page, gateway }) => {
  await speakPseudo(page);
  const data = gatherData(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const expectNoFaultInDialog = async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('⟦');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFault(page, data, 1440);
  };
  for (const [path, newest] of Object.entries(DETAILS)) {
    await page.goto(`${path}?open=${(await newest(gateway)).items[0]?.id}`);
    await expectNoFaultInDialog();
  }
  for (const [path, label] of Object.entries(FORMS)) {
    await page.goto(path);
    await page.getByRole('button', { name: pseudo(label), exact: true }).click();
    await expectNoFaultInDialog();
  }
});
