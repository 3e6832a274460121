import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { siteFiles } from '../docs/site/siteFiles';
import { findings } from './portal/axePages';
import { expect } from './portal/expect';
import { visit } from './portal/visit';

/** Pages that together have all that a page is made of: axe takes seconds for the longest ones. */
const WITH_AXE = ['theme-tokens.html', 'quick-start.html'];

async function seeNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

async function seeBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, 'html')).toEqual([]);
  }
}

/** Opens every page of the docs site from disk, as narrow as a phone, some in both schemes, and gives what is wrong. */
export async function lookAtDocs(folder: string, browser: Browser): Promise<string[]> {
  const files = siteFiles();
  mkdirSync(folder);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const root = `${pathToFileURL(folder)}/`;
  const problems: string[] = [];
  for (const path of [...files.keys()].filter((name) => name.endsWith('.html'))) {
    const narrow = await visit(browser, root, { name: path, path, see: seeNarrow });
    // Axe asks for the style sheet once more, as a script, which no page on disk may do.
    const look = { name: path, path, see: seeBothSchemes, mayComplain: /docs\.css|preload assets|ERR_FAILED/ };
    const drawn = WITH_AXE.includes(path) ? await visit(browser, root, look) : [];
    problems.push(...[...narrow, ...drawn].map((problem) => `${path}: ${problem}`));
  }
  return problems;
}
