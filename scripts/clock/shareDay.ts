import type { Browser } from '@playwright/test';
import { AHEAD, shiftDates } from './clock.mjs';

/** Makes every page that a browser opens from now on believe in the day of the run. */
export function shareDay(browser: Browser): Browser {
  if (AHEAD === 0) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDates, AHEAD);
    return context;
  };
  return browser;
}
