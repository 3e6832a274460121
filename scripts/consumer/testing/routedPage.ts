import { expect } from '../portal/expect';
import type { Look } from '../portal/visit';
import { installedGateway } from './installedGateway';

/** The portal's page as a partner's Playwright drives it: its calls are answered by the installed gateway of tests. */
export function routedPage(folder: string): Look {
  return {
    name: 'Playwright answers a page out of the gateway of tests, in two moods',
    path: '/index.html',
    // What the page asks for between its start and the first route is answered by the portal.
    mayComplain: /503/,
    async see(page) {
      const gateway = installedGateway(folder).createTestGateway({
        records: { cards: [{ holderName: 'Ada of the tests' }] },
      });
      await page.route('**/corridor/api/**', gateway.route);
      await page.reload();
      await expect(page.getByText('Ada of the tests').first()).toBeVisible();
      gateway.setMood('failing');
      await page.reload();
      await expect(page.getByText('Service currently unavailable').first()).toBeVisible();
    },
  };
}
