import type { Page } from '@playwright/test';
import { expect } from './expect';
import type { Look } from './visit';
import { seePrice } from './widgets';

/** Ends every session that the page has used so far, as the gateway sees it, and closes the desk that opens others. */
async function endSessions(page: Page) {
  const used = new Set<string>();
  let ended = new Set<string>();
  let closed = false;
  await page.route('**/corridor/**', (route) => {
    const headers = route.request().headers();
    const token = headers.access_token ?? '';
    used.add(token);
    return ended.has(token)
      ? route.continue({ headers: { ...headers, access_token: 'embed.ended' } })
      : route.continue();
  });
  await page.route('**/partner/token/*', (route) => (closed ? route.fulfill({ status: 503 }) : route.continue()));
  return {
    end() {
      ended = new Set(used);
      closed = true;
    },
    open() {
      closed = false;
    },
  };
}

/** A session that ends while somebody types: nothing typed is lost, and the next one goes on by itself. */
export const expiredPage: Look = {
  name: 'a session that ends while somebody types loses nothing',
  path: '/plain.html',
  mayComplain: /status of (401|503)/,
  async see(page) {
    const sessions = await endSessions(page);
    await page.reload();
    const form = page.locator('corridor-exchange-order-form');
    const sell = form.getByLabel('You sell').first();
    await seePrice(form, '100');
    sessions.end();
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await sell.press('End');
    await sell.press('0');
    await refused;
    await expect(form.getByText('Client rate')).toBeHidden();
    await expect(sell).toHaveValue('1000');
    sessions.open();
    await sell.press('5');
    await expect(form.getByText('Client rate')).toBeVisible();
    await expect(sell).toHaveValue('10005');
  },
};
