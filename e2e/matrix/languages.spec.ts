import type { Page } from '@playwright/test';
import { loadMessages } from '../../packages/features/src/i18n/loadMessages';
import { addressOf, DETAILS } from '../fixtures/details';
import { gatherShown } from '../fixtures/everShown';
import { expect, test } from '../fixtures/operator';
import { openLanguages } from '../fixtures/servedPage';

/** Gathers what a reader of another language is shown from now on, and says which of it is English. */
async function readIn(page: Page, locale: 'fr' | 'zh'): Promise<() => Promise<string[]>> {
  const [english, other] = await Promise.all([loadMessages('en'), loadMessages(locale)]);
  const translated = new Set(Object.values(other.sentences));
  const foreign = Object.values(english.sentences).filter((sentence) => !translated.has(sentence));
  await openLanguages(page.context());
  await page.goto('/blank');
  await page.context().addCookies([{ name: 'language', value: locale, url: page.url() }]);
  const everShown = await gatherShown(page);
  return async () => {
    const shown = await everShown();
    return foreign.filter((sentence) => shown.has(sentence));
  };
}

for (const locale of ['fr', 'zh'] as const) {
  test(`details speak ${locale} to their reader from the first text on`, async ({ signedIn: page, gateway }) => {
    const englishShown = await readIn(page, locale);
    for (const [path, newest] of Object.entries(DETAILS)) {
      const { items } = await newest(gateway);
      await page.goto(addressOf(path, items[0]?.id));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect.soft(await englishShown(), path).toEqual([]);
    }
  });

  test(`the matching of materials speaks ${locale} from the first text on`, async ({ signedIn: page }) => {
    const englishShown = await readIn(page, locale);
    await page.goto('/material/links?tab=matching');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('[aria-busy=true], .cr-skeleton')).toHaveCount(0);
    expect(await englishShown()).toEqual([]);
  });
}
