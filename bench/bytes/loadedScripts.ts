import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from 'playwright';

/** Milliseconds without a script on its way after which a page has all of its code. */
const QUIET_MS = 1000;

/** Bytes of all JS, gzip, that a browser fetches while `open` runs and until it has no script left to fetch. */
export async function gzipOfLoadedScripts(page: Page, open: () => Promise<void>): Promise<number> {
  const under = new Set<Request>();
  let last = performance.now();
  const isScript = (request: Request) => request.resourceType() === 'script';
  page.on('request', (request) => isScript(request) && under.add(request));
  const end = (request: Request) => {
    if (under.delete(request)) last = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A page that hears of changes always has a request on its way.
  const settle = async () => {
    while (under.size > 0 || performance.now() - last < QUIET_MS) await page.waitForTimeout(50);
  };
  return gzipWhile(page, async () => {
    await open();
    await settle();
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
