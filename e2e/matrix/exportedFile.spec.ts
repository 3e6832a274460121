import { readFileSync } from 'node:fs';
import { compactRate } from '@corridor/core';
import type { Locator, Page } from '@playwright/test';
// From its own file: the entry point of the gateway imports all of it.
import { csvCells } from '../../apps/gateway/src/testing/csvCells';
import { lists as listsEn } from '../../packages/features/src/messages/en/lists';
import { lists as listsFr } from '../../packages/features/src/messages/fr/lists';
import { lists as listsZh } from '../../packages/features/src/messages/zh/lists';
import { en } from '../../packages/ui/src/messages/en';
import { fr } from '../../packages/ui/src/messages/fr';
import { zh } from '../../packages/ui/src/messages/zh';
import { demo } from '../fixtures/demo';
import { serveHostPage } from '../fixtures/hostPage';
import { expect, test } from '../fixtures/operator';
import { openLanguages } from '../fixtures/servedPage';

const LANGUAGES = [
  { locale: 'en', ui: en, lists: listsEn },
  { locale: 'fr', ui: fr, lists: listsFr },
  { locale: 'zh', ui: zh, lists: listsZh },
] as const;

type OpenLanguage = (typeof LANGUAGES)[number];

const LISTS = ['/card', '/statement', '/exchange/orders', '/payment/beneficiaries', '/collection/_shops'];

/** Texts as a reader has them, by position: headings, or cells of a row. */
const shownTexts = async (cells: Locator) => (await cells.allInnerTexts()).map((text) => text.trim());

async function exportPage(page: Page, { lists }: OpenLanguage): Promise<string[][]> {
  const download = page.waitForEvent('download');
  const button = page.getByRole('button', { name: lists['export.start'], exact: true });
  const asks = (await button.getAttribute('aria-haspopup')) === 'menu';
  await button.click();
  if (asks) await page.getByRole('menuitem', { name: lists['export.page'] }).click();
  return csvCells(readFileSync(await (await download).path(), 'utf8').replace(/^\uFEFF/, ''));
}

async function hideColumn(page: Page, { ui }: OpenLanguage, index: number): Promise<string> {
  const heading = (await shownTexts(page.getByRole('columnheader')))[index] ?? '';
  await page.getByRole('button', { name: ui['table.columns'], exact: true }).click();
  await page.getByRole('checkbox', { name: heading, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: heading, exact: true })).toHaveCount(0);
  return heading;
}

const figure = (text: string) => text.replace('−', '-').replace(/[^\d-]/g, '');

/** What a cell of a file says, against what its cell on the screen shows: amounts in two cells, a card by its end, an expiry as a month. */
function expectSame(shown: string, written: string, currency: string | undefined): void {
  if (currency !== undefined) {
    expect([figure(written), currency]).toEqual([figure(shown), shown.split(/\s/).at(-1)]);
    return;
  }
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(shown) ?? [];
  if (month) expect(written).toBe(`20${year}-${month}`);
  // The screen shows times to the minute, the file to the second.
  else if (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(shown)) expect(written).toMatch(new RegExp(`^${shown}:\\d\\d$`));
  // The screen shows a rate in the digits that matter, the file all of them.
  else if (/^\d+\.\d+$/.test(written)) expect(Number(shown.replace(',', '.'))).toBe(Number(compactRate(written)));
  // What a spreadsheet would run, or shorten by a zero, has an apostrophe before it.
  else expect(shown.replace(/^.*••••\s*/s, '').replace(/\s+/g, ' ')).toBe(written.replace(/^'(?=[=+\-@0])/, ''));
}

/** Returns true if a file's heading is that of a column; times name their zone in the file alone, where nobody can hover over them. */
const isHeading = (cell: string, heading: string) => cell === heading || cell.startsWith(`${heading} (`);

/** Compares a file with the table on the screen, header by header and row by row; `besides` are headings without a column in the file. */
async function expectScreen(page: Page, file: string[][], besides: readonly string[]): Promise<void> {
  const [header = [], ...lines] = file;
  const headings = await shownTexts(page.getByRole('columnheader'));
  const places = headings.flatMap((heading, place) => (besides.includes(heading) ? [] : [{ heading, place }]));
  const columns = places.map(({ heading, place }, index) => {
    const at = header.findIndex((cell) => isHeading(cell, heading));
    const next = places[index + 1]?.heading;
    const after = header[at + 1];
    const isAmount = after !== undefined && (next === undefined || !isHeading(after, next));
    return { place, at, currencyAt: isAmount ? at + 1 : undefined };
  });
  const expected = columns.flatMap(({ at, currencyAt }) => (currencyAt === undefined ? [at] : [at, currencyAt]));
  expect(expected, `${header} as ${headings}`).toEqual(header.map((_, index) => index));
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  expect(lines).toHaveLength(await rows.count());
  // All of them in one question to the page: row by row it takes long where much else is done.
  const cells = await shownTexts(rows.locator('[role=rowheader],[role=gridcell]'));
  expect(cells).toHaveLength(lines.length * headings.length);
  for (const [index, line] of lines.entries()) {
    const shown = cells.slice(index * headings.length);
    for (const { place, at, currencyAt } of columns)
      expectSame(shown[place] ?? '', line[at] ?? '', currencyAt === undefined ? undefined : line[currencyAt]);
  }
}

for (const language of LANGUAGES)
  test(`is what the screen shows, in ${language.locale}: rows, order, headings and words, without hidden columns`, async ({
    signedIn: page,
    context,
    baseURL,
  }) => {
    await openLanguages(context);
    await context.addCookies([{ name: 'language', value: language.locale, url: baseURL ?? '' }]);
    const besides = ['', language.ui['table.actions']];
    for (const path of LISTS) {
      await page.goto(`${path}?size=25`);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const hidden = await hideColumn(page, language, path === '/card' ? 2 : 1);
      const file = await exportPage(page, language);
      expect(file[0]).not.toContain(hidden);
      await expectScreen(page, file, besides);
    }
  });

test('leaves out what a host hides, and the columns of the host', async ({ page, baseURL, tokenOf }) => {
  const accessToken = await tokenOf(demo('operator'));
  const host = await serveHostPage(baseURL ?? '');
  try {
    for (const language of LANGUAGES) {
      await page.goto(`${host.url}/?token=${accessToken}&locale=${language.locale}`);
      await expect(page.getByRole('columnheader', { name: 'CRM' })).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const hidden = await hideColumn(page, language, 2);
      const file = await exportPage(page, language);
      expect(file[0]).not.toContain(hidden);
      await expectScreen(page, file, ['', 'CRM', language.ui['table.actions']]);
    }
  } finally {
    await host.stop();
  }
});

test('begins no cell with what a spreadsheet would run', async ({ signedIn: page, gateway }) => {
  const { items } = await gateway.merchants.page({ page: 1, size: 1 });
  const ownerId = items[0]?.id ?? '';
  const stamp = `Ledger${Date.now()}`;
  const names = ['=1+1', '+1', '-1', '@SUM(A1)'].map((start) => `${start} ${stamp}`);
  for (const name of names)
    await gateway.shops.create({ ownerId, name, websiteUrl: 'https://shop.example', businessType: 10 });
  await page.goto(`/collection/_shops?search=${stamp}&sort=name.asc`);
  await expect(page.getByRole('rowheader')).toHaveCount(names.length);
  const [header = [], ...lines] = await exportPage(page, LANGUAGES[0]);
  const shown = await shownTexts(page.getByRole('rowheader'));
  expect(shown.toSorted()).toEqual(names.toSorted());
  expect(lines.map((line) => line[header.indexOf('Name')])).toEqual(shown.map((name) => `'${name}`));
});
