import type { Page } from '@playwright/test';
import { expect } from './expect';
import { readStyles } from './readStyles';
import type { Look } from './visit';
import { seeCards } from './widgets';

const HOST = { own: 'header, #mine' };

/** What still moves or is measured may differ for a moment; what a rule of the page reaches differs for good. */
const unmoved = (compare: () => Promise<void>) => expect(compare).toPass({ timeout: 15_000 });

async function walkShadow(page: Page): Promise<void> {
  const place = page.locator('#shadow');
  await place.getByRole('searchbox').pressSequentially('a/b');
  await expect(place.getByRole('searchbox')).toHaveValue('a/b');
  await place.getByRole('button', { name: 'Add filter' }).click();
  await expect(place.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(place.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(place.getByRole('button', { name: 'Add filter' })).toBeFocused();
}

/** A page whose rules mean everything: in its own tree a widget withstands all but `!important`, in a shadow root that too. */
export const hostilePage: Look = {
  name: 'hostile rules change no widget, and no widget changes the page',
  path: '/hostile.html',
  async see(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seeCards(page.locator('#light'));
    await seeCards(page.locator('#shadow'));
    for (const place of ['#light', '#shadow']) {
      await unmoved(async () => {
        const styles = await readStyles(page, { place }, 'all');
        expect(styles.length).toBeGreaterThan(100);
        expect(styles).toEqual(await readStyles(page, { place }, 'ours'));
      });
    }
    const host = await readStyles(page, HOST, 'all');
    expect(host.join()).toContain('rgb(255, 0, 0)');
    expect(host).toEqual(await readStyles(page, HOST, 'theirs'));
    await walkShadow(page);
  },
};
