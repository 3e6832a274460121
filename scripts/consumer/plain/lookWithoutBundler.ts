import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Integrity } from '../../build/browserFile';
import { expect } from '../portal/expect';
import { type Look, visit } from '../portal/visit';
import { seeCards } from '../portal/widgets';
import { installedGateway } from '../testing/installedGateway';
import { servePinned } from './servePinned';

/** An element of a list, as far as it is used here. */
interface Refreshable extends HTMLElement {
  refresh(): Promise<void>;
}

function pinned(folder: string): Look {
  return {
    name: 'plain HTML shows the cards',
    path: '/index.html',
    // Its first calls find no gateway, before they are answered by that of tests.
    mayComplain: /404/,
    async see(page) {
      await page.route('**/gateway/api/**', installedGateway(folder).createTestGateway().route);
      await page.reload();
      await seeCards(page.locator('corridor-card-table'));
      const refreshed = page.waitForResponse(/card\/page/);
      await page.evaluate(() => document.querySelector<Refreshable>('corridor-card-table')?.refresh());
      await refreshed;
    },
  };
}

const OTHER: Look = {
  name: 'another file than the pinned one is not run',
  path: '/other.html',
  mayComplain: /integrity|digest/i,
  async see(page) {
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => customElements.get('corridor-card-table') === undefined)).toBe(true);
  },
};

/** Serves the installed file to a page without a bundler, under a strict policy and with every hash pinned; gives what is wrong. */
export async function lookWithoutBundler(folder: string, browser: Browser): Promise<string[]> {
  const files = join(folder, 'node_modules', '@corridor', 'features', 'dist', 'browser');
  const integrity: Integrity = JSON.parse(readFileSync(join(files, 'integrity.json'), 'utf8'));
  const server = await servePinned(files, integrity);
  try {
    return [...(await visit(browser, server.url, pinned(folder))), ...(await visit(browser, server.url, OTHER))];
  } finally {
    await server.stop();
  }
}
