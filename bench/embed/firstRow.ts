import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { FIRST_AMOUNT } from './payments';

/** What a visit costs until the first row is seen. */
export interface FirstRow {
  readonly ms: number;
  readonly requests: number;
  readonly bytes: number;
}

/** A mid-range phone on a slow mobile line: 1.6 Mbit/s, 150 ms there and back, a quarter of the processor. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SLOWDOWN = 4;

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

declare global {
  interface Window {
    firstRowAt?: number;
  }
}

/** Looks after every change for the first row, and notes the frame that paints it. */
function watchFirstRow(text: string): void {
  new MutationObserver((_, observer) => {
    if (!document.getElementById('root')?.textContent?.includes(text)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.firstRowAt = performance.now();
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens a page with an empty cache and waits until its first row is on screen; bytes are all scripts and styles, gzip. */
export async function visitFirstRow(browser: Browser, url: string): Promise<FirstRow> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const code: Promise<number>[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    code.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.addInitScript(watchFirstRow, FIRST_AMOUNT);
  await throttle(page);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => window.firstRowAt, undefined, { polling: 100, timeout: 60_000 });
  const ms = await seen.jsonValue();
  const until = requests;
  const sizes = await Promise.all(code);
  await context.close();
  if (ms === undefined) throw new Error(`${url} shows no row`);
  return { ms, requests: until, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
