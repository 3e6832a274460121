import { expect } from './expect';
import type { Look } from './visit';
import { chooseCountry, seeCards, seePrice, seeStatements } from './widgets';

/** A page without React: one widget mounted by name, three as elements, one of these in a shadow root. */
export const plainPage: Look = {
  name: 'plain HTML shows the four widgets, and removes one without a trace',
  path: '/plain.html',
  async see(page) {
    await seeCards(page.locator('#cards'));
    await seeStatements(page.locator('corridor-statement-list'));
    await seePrice(page.locator('corridor-exchange-order-form'), '100');
    const form = page.locator('corridor-beneficiary-form');
    await chooseCountry(form, 'Germ', /Germany/);
    await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    const layers = await page.locator('body > [data-portal]').count();
    await page.locator('corridor-statement-list').evaluate((element) => element.remove());
    await expect(page.locator('body > [data-portal]')).toHaveCount(layers - 1);
    await expect(form.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
    const styles = page.locator('head [data-corridor-styles]');
    await expect(styles).toHaveCount(2);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main .stack > *')) element.remove();
    });
    await expect(styles, 'the styles of the mounted card table stay, those of the elements go').toHaveCount(1);
  },
};
