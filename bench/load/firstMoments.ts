import type { Page } from 'playwright';

/** Milliseconds from asking for a page to its first content. */
export async function firstContentMs(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return Number(await entry.jsonValue());
}

// As text: what compiles this file adds names to functions that a page does not know.
const watch = (selector: string, text: string) => `new MutationObserver((_, observer) => {
  const places = [...document.querySelectorAll('${selector}')];
  if (!places.some((place) => ${text}.test(place.textContent))) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => { window.firstShown = performance.now(); }));
}).observe(document, { childList: true, characterData: true, subtree: true });`;

/** Milliseconds from asking for a page to the frame that shows a row with the number of a card. */
export function firstRowMs(page: Page, url: string): Promise<number> {
  return firstShownMs(page, url, watch('td, [role="gridcell"]', '/••••/'));
}

/** Milliseconds from asking for a page to the frame that shows the first figure of a dashboard. */
export function firstFigureMs(page: Page, url: string): Promise<number> {
  return firstShownMs(page, url, watch('.cr-StatFigure', '/[0-9]/'));
}

async function firstShownMs(page: Page, url: string, content: string): Promise<number> {
  await page.addInitScript({ content });
  await page.goto(url);
  const at = await page.waitForFunction(() => Reflect.get(window, 'firstShown'), undefined, { timeout: 60_000 });
  return Number(await at.jsonValue());
}
