import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Bytes of all JS, gzip, that a browser fetches while `open` runs. */
export async function gzipOfLoadedScripts(page: Page, open: () => Promise<void>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
