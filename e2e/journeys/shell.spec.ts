import { AHEAD } from '../../scripts/clock/clock.mjs';
import { OFFLINE } from '../fixtures/network';
import { expect, test } from '../fixtures/operator';

test('every page is served with a policy that allows one nonce for its own script and styles, and nothing else inline', async ({
  request,
}) => {
  const answers = await Promise.all([request.get('/'), request.get('/card')]);
  const policies = answers.map((answer) => answer.headers()['content-security-policy'] ?? '');
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-([\w-]{22})'; style-src 'self' 'nonce-\1';/);
    expect(policy).not.toContain('unsafe-inline');
  }
  expect(policies[0]).not.toBe(policies[1]);
  expect(answers[0]?.headers()['strict-transport-security']).toContain('max-age=31536000');
});

test.describe('off and on the network', () => {
  // What the page fetches ahead is on its way when the network goes; the browser notes that by itself.
  test.use({ expectedOnConsole: OFFLINE });

  // @spec 3.storage.cookie-days
  test('a parent is a screen, and the search box, the look and the network are at hand', async ({
    signedIn: page,
    context,
  }) => {
    await page.goto('/setting');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page).toHaveTitle('Settings · Corridor');

    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    await box.fill('cards');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/card/);
    await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused();

    await page.getByRole('button', { name: 'Theme', exact: true }).press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Light theme' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-scheme=dark]').first()).toBeVisible();
    const cookies = await context.cookies();
    const theme = cookies.find(({ name }) => name === 'theme');
    expect(theme?.value).toBe('dark');
    const days = ((theme?.expires ?? 0) - Date.now() / 1000) / 86_400;
    // A browser keeps no cookie for longer than 400 days of its own, which no day of a run moves.
    const kept = Math.min(30, 400 - AHEAD / 86_400_000);
    expect(days).toBeGreaterThan(kept - 1);
    expect(days).toBeLessThan(kept + 1);
    expect(cookies.some(({ name }) => name === 'userAbilityRules')).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('corridor-configs'))).toContain('"product"');

    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
  });
});

// @spec 2.layout.default 2.layout.overlay
test('navigation shows what may be opened: an operator keeps no users', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  const nav = page.getByRole('navigation').first();
  await expect(nav.getByRole('link', { name: 'Cards' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Users' })).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 800 });
  // A rail of icons at the side; what is opened lies over the screen, which stays where it is.
  await expect(nav).toHaveCSS('inline-size', '64px');
  const placed = async () => {
    const { x, y, width } = (await page.getByRole('main').boundingBox()) ?? {};
    return { x, y, width };
  };
  const screen = await placed();
  await opener.click();
  await expect(nav.getByText('Cards', { exact: true })).toBeVisible();
  await expect(nav).toHaveCSS('inline-size', '272px');
  expect(await placed()).toEqual(screen);
  await page.keyboard.press('Escape');
  await expect(nav).toHaveCSS('inline-size', '64px');
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(nav.getByRole('link', { name: 'Cards' })).toBeHidden();
  await opener.click();
  await nav.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL(/\/card/);
  await expect(nav.getByRole('link', { name: 'Cards' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused();
});

test('the page itself asks for the first list and for who is signed in, and the screen takes both answers', async ({
  signedIn: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  for (const path of ['/card', '/exchange/orders']) {
    asked.length = 0;
    await page.goto(path);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    expect(asked.filter((one) => one.endsWith('/page'))).toHaveLength(1);
    expect(asked.filter((one) => one.endsWith('/user/query'))).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(window, 'corridorEarly'))).toEqual([]);
  }
});
