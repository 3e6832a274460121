import type { Page } from 'playwright';

/** Milliseconds from asking for a page to its first content. */
export async function firstContentMs(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return Number(await entry.jsonValue());
}

// As text: what compiles this file adds names to functions that a page does not know.
const WATCH_FIRST_ROW = `new MutationObserver((_, observer) => {
  const cells = [...document.querySelectorAll('td, [role="gridcell"]')];
  if (!cells.some((cell) => cell.textContent.includes('••••'))) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => { window.firstRow = performance.now(); }));
}).observe(document, { childList: true, characterData: true, subtree: true });`;

/** Milliseconds from asking for a page to the frame that shows a row with the number of a card. */
export async function firstRowMs(page: Page, url: string): Promise<number> {
  await page.addInitScript({ content: WATCH_FIRST_ROW });
  await page.goto(url);
  const at = await page.waitForFunction(() => Reflect.get(window, 'firstRow'), undefined, { timeout: 60_000 });
  return Number(await at.jsonValue());
}
