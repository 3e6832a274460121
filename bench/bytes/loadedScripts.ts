import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** Bytes of all JS, gzip, that a browser fetches while `open` runs and until it has nothing left to fetch. */
export async function gzipOfLoadedScripts(page: Page, open: () => Promise<void>): Promise<number> {
  return gzipWhile(page, async () => {
    await open();
    await page.waitForLoadState('networkidle');
  });
}

/** The same, but only until `open` ends: what is fetched once the first view is there does not count. */
export async function gzipUntilSeen(page: Page, open: () => Promise<void>): Promise<number> {
  return gzipWhile(page, open);
}

async function gzipWhile(page: Page, open: () => Promise<void>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  page.on('response', keep);
  await open();
  // What comes later is not counted, and its body may never come: the page may be closed before.
  page.off('response', keep);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
