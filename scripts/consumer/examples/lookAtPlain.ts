import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect } from '../portal/expect';
import { type Look, visit } from '../portal/visit';
import { seeCards } from '../portal/widgets';
import { buildExample, type ExampleSetting, serveExample } from './serveExample';

/** An element of a list, as far as it is used here. */
interface Refreshable extends HTMLElement {
  refresh(): Promise<void>;
}

const PINNED: Look = {
  name: 'plain HTML shows the cards',
  path: '/',
  async see(page) {
    await seeCards(page.locator('corridor-card-table'));
    const refreshed = page.waitForResponse(/card\/page/);
    await page.evaluate(() => document.querySelector<Refreshable>('corridor-card-table')?.refresh());
    await refreshed;
  },
};

const OTHER: Look = {
  name: 'another file than the pinned one is not run',
  path: '/other.html',
  mayComplain: /integrity|digest/i,
  async see(page) {
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => customElements.get('corridor-card-table') === undefined)).toBe(true);
  },
};

/** The built page once more, with a hash for the entry file that no file has. */
function writeOther(dist: string): void {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const [, hash = ''] = /corridor\.js" integrity="([^"]+)"/.exec(page) ?? [];
  if (hash === '') throw new Error('The page pins no file');
  writeFileSync(join(dist, 'other.html'), page.replaceAll(hash, `sha384-${Buffer.alloc(48).toString('base64')}`));
}

/** Builds the page without a bundler, serves it under a strict policy with every hash pinned, and gives what is wrong. */
export async function lookAtPlain(setting: ExampleSetting, browser: Browser): Promise<string[]> {
  await buildExample('plain', setting);
  writeOther(join(setting.folder, 'plain', 'dist'));
  const server = await serveExample('plain', setting);
  try {
    return [...(await visit(browser, server.url, PINNED)), ...(await visit(browser, server.url, OTHER))];
  } finally {
    await server.stop();
  }
}
