import { type Browser, expect } from '@playwright/test';

/** Opens a portal in Chromium and gives what is wrong: no rows of the gateway, or something on the console. */
export async function seeRows(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  try {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Company cards' })).toBeVisible();
    await expect(page.getByText('••••').nth(9)).toBeVisible({ timeout: 20_000 });
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  return problems;
}
