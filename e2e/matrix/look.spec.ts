import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';
import { openLanguages } from '../fixtures/servedPage';

const LISTS = {
  operator: [
    '/card',
    '/merchant',
    '/card?tab=authorizations',
    '/account',
    '/transactions',
    '/payment/beneficiaries',
    '/payment/orders',
    '/withdrawal/orders',
    '/withdrawal/accounts',
    '/exchange/orders',
    '/statement',
    '/collection/virtual-accounts',
    '/collection/accounts',
    '/collection/collections',
    '/material/materials',
    '/material/links',
  ],
  administrator: ['/permission/users', '/permission/roles', '/permission/roles?tab=permissions', '/log'],
} as const;
const DESK = { width: 1280, height: 900 };

async function openList(page: Page, path: string, locale = 'en'): Promise<void> {
  const { hostname } = new URL(page.url());
  await page.context().addCookies([{ name: 'language', value: locale, domain: hostname, path: '/' }]);
  await page.goto(path);
  await expect(page.locator('tbody td').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('.cr-skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Texts of cells and headings that are cut and whose whole text no tooltip gives to a pointer over them. */
const untold = (page: Page) =>
  page.locator('td.cr-td, th.cr-td').evaluateAll((cells) =>
    cells
      .filter((cell) => !cell.matches('.cr-select, .cr-actions'))
      .filter((cell) => {
        const text = cell.querySelector(':scope > bdi') ?? cell;
        return text.scrollWidth > text.clientWidth + 1;
      })
      .filter((cell) => {
        cell.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        return !cell.closest('[title]');
      })
      .map((cell) => cell.textContent),
  );

/** Pixels of a table that only scrolling sideways shows. */
const hidden = (box: Element) => box.scrollWidth - box.clientWidth;

for (const role of ['operator', 'administrator'] as const)
  test.describe(role, () => {
    test.use({ role });

    for (const path of LISTS[role])
      test(`${path} at 1280 px shows all its columns and cuts nothing that no tooltip gives whole, in any language`, async ({
        signedIn: page,
      }) => {
        await page.setViewportSize(DESK);
        await openLanguages(page.context());
        await page.goto('/blank');
        for (const locale of ['en', 'fr', 'zh']) {
          await openList(page, `${path}${path.includes('?') ? '&' : '?'}size=100`, locale);
          await expect.poll(() => untold(page), { message: locale }).toEqual([]);
          expect(await page.locator('.cr-scroll').evaluate(hidden), locale).toBe(0);
        }
      });
  });

/** Where the figures of each column end that ends them at its end: one place a column. */
const ends = (page: Page) =>
  page.locator('table').evaluate((table) =>
    [...table.querySelectorAll('thead th')].map((_heading, index) => {
      const cells = [...table.querySelectorAll(`tbody tr > :nth-child(${index + 1})`)];
      const figures = cells.filter((cell) => getComputedStyle(cell).textAlign === 'end');
      return [
        ...new Set(figures.map((cell) => Math.round((cell.firstElementChild ?? cell).getBoundingClientRect().right))),
      ];
    }),
  );

for (const path of ['/statement', '/account', '/transactions', '/payment/orders', '/exchange/orders'])
  test(`figures of a column on ${path} end at one line`, async ({ signedIn: page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/blank');
    await openList(page, path);
    const columns = (await ends(page)).filter((places) => places.length > 0);
    expect(columns.length).toBeGreaterThan(0);
    expect(columns.filter((places) => places.length > 1)).toEqual([]);
  });

test('a list says that there are more columns as soon as its rows need more room than there is', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/blank');
  await openList(page, '/card');
  const box = page.locator('.cr-scroll');
  expect(await box.evaluate(hidden)).toBeGreaterThan(1);
  await expect(page.locator('[data-more]').filter({ has: box })).toHaveCount(1);
  // Sizes are told of boxes alone, so that the table's own has to be as wide as its columns.
  expect(await page.getByRole('grid').evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThan(2);
});

test('on a phone the tools of a list stand beside its search, and its icon within it', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blank');
  await openList(page, '/payment/orders');
  const search = page.getByRole('searchbox');
  const [field, icon, tools] = await Promise.all([
    search.locator('..').boundingBox(),
    search.locator('..').locator('svg').first().boundingBox(),
    page.getByRole('button', { name: 'Export' }).boundingBox(),
  ]);
  expect(icon && field && icon.x - field.x).toBeGreaterThan(6);
  expect(field && tools && Math.abs(tools.y - field.y)).toBeLessThan(4);
  expect(tools?.width, 'its icon is shown').toBeGreaterThan(30);
});

test('lines of the rail lie inside it', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/card');
  const nav = page.getByRole('navigation').first();
  const rail = await nav.boundingBox();
  for (const link of await nav.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box && rail && box.x >= rail.x && box.x + box.width <= rail.x + rail.width).toBe(true);
    expect(box?.width).toBe(48);
  }
});

test('names with ř, ł, ş and ế are set in one face', async ({ signedIn: page }) => {
  await page.goto('/card');
  await openList(page, '/card');
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  const places = ['h1', 'tbody td:nth-child(3)', '[role=dialog] h2'];
  for (const place of places)
    await page
      .locator(place)
      .first()
      .evaluate((element) => {
        element.textContent = 'Dvořák Paweł Ayşe Nguyễn Thị Huế';
      });
  for (const weight of [400, 500, 600])
    await page.evaluate((load) => document.fonts.load(`${load} 24px "Public Sans"`, 'řłşế'), weight);
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  for (const selector of places) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const families = new Set(fonts.map(({ familyName }) => familyName));
    expect([...families], selector).toEqual([expect.stringMatching(/^Public Sans/)]);
  }
});

test('keys open a row, walk to the next record and name themselves', async ({ signedIn: page }) => {
  await page.goto('/card');
  await openList(page, '/card');
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog')).toBeVisible();
  const first = new URL(page.url()).searchParams.get('open');
  await page.keyboard.press(']');
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).not.toBe(first);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('[');
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe(first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'This page only' })).toBeFocused();
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});

test('columns come to rest whole beside the actions of their rows', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/payment/orders');
  await openList(page, '/payment/orders');
  const box = page.locator('.cr-scroll');
  await box.evaluate((element) => element.scrollBy({ left: 60 }));
  const rest = () =>
    box.evaluate((element) => {
      const { left } = element.querySelector('th.cr-actions')?.getBoundingClientRect() ?? { left: 0 };
      const ends = [...element.querySelectorAll('th')].map((column) => column.getBoundingClientRect().right);
      return { moved: element.scrollLeft > 0, whole: ends.some((end) => Math.abs(end - left) < 1.5) };
    });
  await expect.poll(rest).toEqual({ moved: true, whole: true });
});

test('the palette finds records of every kind by their names, ids and last four digits', async ({
  signedIn: page,
  gateway,
}) => {
  const first = { page: 1, size: 1 } as const;
  const [card] = (await gateway.cards.page(first)).items;
  const [merchant] = (await gateway.merchants.page(first)).items;
  const [beneficiary] = (await gateway.beneficiaries.page(first)).items;
  const orders = await Promise.all([
    gateway.paymentOrders.page(first),
    gateway.withdrawalOrders.page(first),
    gateway.exchangeOrders.page(first),
    gateway.transferOrders.page(first),
  ]);
  const [payment, withdrawal, exchange, transfer] = orders.map(({ items }) => items[0]?.id ?? '');
  const searches = [
    [card?.last4, /^•••• /, '/card'],
    [merchant?.name, merchant?.name, '/merchant'],
    [beneficiary?.name, beneficiary?.name, '/payment/beneficiaries'],
    [beneficiary?.accountEnding, /•••• /, '/payment/beneficiaries'],
    [payment, /./, `/payment/orders?open=${payment}`],
    [withdrawal, /./, `/withdrawal/orders?open=${withdrawal}`],
    [exchange, / → /, `/exchange/orders?open=${exchange}`],
    [transfer, / → /, `/transfer?open=${transfer}`],
  ] as const;
  for (const [text, option, path] of searches) {
    await page.goto('/setting');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(text ?? '');
    const group = palette.getByRole('group').filter({ has: page.getByRole('option', { name: option ?? '' }) });
    await group
      .getByRole('option', { name: option ?? '' })
      .first()
      .click();
    await expect.poll(() => page.url(), { message: path }).toContain(path);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});
