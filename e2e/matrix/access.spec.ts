import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { loadMessages } from '../../packages/features/src/i18n/loadMessages';
import { findings } from '../fixtures/axe';
import { gatherShown } from '../fixtures/everShown';
import { expect, test } from '../fixtures/operator';
import { openLanguages } from '../fixtures/servedPage';

/** Looks at a page dark at 1440 px and light at 390. */
async function expectNoFault(page: Page): Promise<void> {
  for (const [theme, width] of [
    ['dark', 1440],
    ['light', 390],
  ] as const) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: new URL('/', page.url()).href }]);
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await findings(page), `axe on ${page.url()}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `no sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(width);
  }
}

test('the details of a download have no fault of access', async ({ signedIn: page, gateway }) => {
  const { id, fileName } = await gateway.downloads.create({ resource: 'shop' });
  await expect.poll(async () => (await gateway.downloads.get(id)).status).toBe('ready');
  await page.goto(`/userCenter/tradeDownload?open=${id}&full=true`);
  await expect(page.getByText(fileName).first()).toBeVisible();
  await expectNoFault(page);
});

test('the settings of an administrator have no fault of access', async ({ page, enter }) => {
  await enter('administrator');
  await page.goto('/setting');
  await expect(page.getByRole('link', { name: 'Permissions', exact: true })).toBeVisible();
  await expectNoFault(page);
});

/** Details that only an administrator may see: a path, and the record that is opened there. */
const ADMINISTRATORS_DETAILS: Readonly<Record<string, (gateway: GatewayClient) => Promise<string | undefined>>> = {
  '/permission/users': async ({ users }) => (await users.list())[0]?.id,
  '/permission/roles': async ({ roles }) => (await roles.list())[0]?.id,
  '/permission/roles?tab=permissions': async ({ permissions }) => (await permissions.list())[0]?.id,
  '/log': async ({ logs }) => (await logs.page({ page: 1, size: 10 })).items[0]?.id,
};

for (const language of ['fr', 'zh'] as const)
  test(`an administrator’s details speak the language of their reader: ${language}`, async ({
    page,
    enter,
    gatewayAs,
  }) => {
    const [english, own] = await Promise.all([loadMessages('en'), loadMessages(language)]);
    const translated = new Set(Object.values(own.sentences));
    const foreign = Object.values(english.sentences).filter((sentence) => !translated.has(sentence));
    const administrator = await gatewayAs('administrator');
    // A role and a permission are called by their names, in whatever language.
    const names = new Set(
      [...(await administrator.permissions.list())].flatMap(({ privilegeName, moduleName }) => [
        privilegeName,
        moduleName,
      ]),
    );
    await openLanguages(page.context());
    await enter('administrator');
    await page.goto('/blank');
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    const everShown = await gatherShown(page);
    for (const [path, idOf] of Object.entries(ADMINISTRATORS_DETAILS)) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}open=${await idOf(administrator)}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const shown = await everShown();
      const wrong = foreign.filter((sentence) => shown.has(sentence) && !names.has(sentence));
      expect.soft(wrong, path).toEqual([]);
    }
  });
