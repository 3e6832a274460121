import type { Browser, Page } from '@playwright/test';

/** A look at one page of the portal; it fails with what is wrong. */
export interface Look {
  readonly name: string;
  readonly path: string;
  readonly see: (page: Page) => Promise<void>;
  /** What the page may say on its console. */
  readonly mayComplain?: RegExp;
}

/** Opens a page of the portal in Chromium and gives what is wrong with it, or on its console. */
export async function visit(browser: Browser, portal: string, { path, see, mayComplain }: Look): Promise<string[]> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || mayComplain?.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  try {
    await page.goto(`${portal}${path}`);
    await see(page);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  return problems;
}
