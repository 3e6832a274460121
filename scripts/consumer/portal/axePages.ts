import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './expect';
import type { Look } from './visit';
import { seeCards, seeStatements } from './widgets';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in a part of a page, one line a finding. */
export async function findings(page: Page, part: string): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (include) => {
    const axe: { run: (context: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } =
      Reflect.get(window, 'axe');
    const { violations } = await axe.run({ include: [include] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, part);
}

const axePage = (path: string, shown: (page: Page) => Promise<void>, parts: readonly string[] = ['html']): Look => ({
  name: `axe finds nothing on ${path}`,
  path,
  // Axe itself writes a style into a shadow root to measure colours.
  mayComplain: /inline style/,
  async see(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shown(page);
    for (const part of parts) expect(await findings(page, part)).toEqual([]);
  },
});

async function seeAll(page: Page): Promise<void> {
  await seeCards(page);
  await seeStatements(page);
  await expect(page.getByLabel('Bank country').first()).toBeVisible();
  await expect(page.getByLabel('You sell').first()).toBeVisible();
}

async function seeTenants(page: Page): Promise<void> {
  for (const name of ['Northwind', 'Lumen']) await seeCards(page.getByRole('region', { name }));
}

async function seeBoth(page: Page): Promise<void> {
  for (const place of ['#light', '#shadow']) await seeCards(page.locator(place));
}

/** Every page of the portal; of the hostile one only what is ours, as its own rules are what they are. */
export const axePages: readonly Look[] = [
  axePage('/index.html', seeAll),
  axePage('/plain.html', seeAll),
  axePage('/tenants.html', seeTenants),
  axePage('/hostile.html', seeBoth, ['#light', '#shadow']),
];
