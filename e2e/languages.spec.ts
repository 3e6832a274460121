import { loadMessages } from '../packages/features/src/i18n/loadMessages';
import { addressOf, DETAILS } from './fixtures/details';
import { gatherShown } from './fixtures/everShown';
import { openLanguages } from './fixtures/openLanguages';
import { expect, test } from './fixtures/operator';

test('details speak the language of their reader from the first text on', async ({ signedIn: page, gateway }) => {
  const [english, french] = await Promise.all([loadMessages('en'), loadMessages('fr')]);
  const spoken = new Set(Object.values(french.sentences));
  const foreign = Object.values(english.sentences).filter((sentence) => !spoken.has(sentence));
  await openLanguages(page.context());
  await page.goto('/blank');
  await page.context().addCookies([{ name: 'language', value: 'fr', url: page.url() }]);
  const everShown = await gatherShown(page);
  for (const [path, newest] of Object.entries(DETAILS)) {
    const { items } = await newest(gateway);
    await page.goto(addressOf(path, items[0]?.id));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const shown = await everShown();
    expect
      .soft(
        foreign.filter((sentence) => shown.has(sentence)),
        path,
      )
      .toEqual([]);
  }
});
