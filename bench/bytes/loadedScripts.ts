import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Bytes of all JS, gzip, that a browser fetches while `open` runs and until it has nothing left to fetch. */
export async function gzipOfLoadedScripts(page: Page, open: () => Promise<void>): Promise<number> {
  const bodies = scriptsOf(page);
  await open();
  await page.waitForLoadState('networkidle');
  return gzipOf(bodies);
}

/** The same, but only until `open` ends: what is fetched once the first view is there does not count. */
export async function gzipUntilSeen(page: Page, open: () => Promise<void>): Promise<number> {
  const bodies = scriptsOf(page);
  await open();
  return gzipOf([...bodies]);
}

function scriptsOf(page: Page): Promise<Buffer>[] {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return bodies;
}

async function gzipOf(bodies: readonly Promise<Buffer>[]): Promise<number> {
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
