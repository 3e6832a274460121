import type { Browser } from '@playwright/test';
import { expect } from '../portal/expect';
import { type Look, visit } from '../portal/visit';
import { seeCards } from '../portal/widgets';
import { buildExample, type ExampleSetting, serveExample } from './serveExample';

const REACT: Look = { name: 'shows the cards', path: '/', see: seeCards };

const VUE: Look = {
  name: 'shows the cards and hears what is opened',
  path: '/',
  async see(page) {
    await seeCards(page.locator('corridor-card-table'));
    await page.getByRole('grid').getByRole('row').nth(1).click();
    await expect(page.getByText('Last opened:')).toBeVisible();
  },
};

const LOOKS = { vite: REACT, vue: VUE } as const;

/** Builds an example, serves it by the token server under its policy, and gives what is wrong in Chromium. */
export async function lookAtExample(
  name: keyof typeof LOOKS,
  setting: ExampleSetting,
  browser: Browser,
): Promise<string[]> {
  await buildExample(name, setting);
  const server = await serveExample(name, setting);
  try {
    return await visit(browser, server.url, LOOKS[name]);
  } finally {
    await server.stop();
  }
}
