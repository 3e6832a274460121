import { existsSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { baselinesFolder, baselinesHere } from './baselines';
import { visualStories } from './stories';
import { test } from './storyPage';
import { baselineName, VARIANT_NAMES } from './variants';

const stories = visualStories();

for (const variant of VARIANT_NAMES) {
  test.describe(variant, () => {
    for (const { id, title, name } of stories) {
      test(`${title} ${name}`, async ({ stories: { page, show } }) => {
        expect(await show(id, variant), 'axe finds nothing').toEqual([]);
        await expect(page).toHaveScreenshot(baselineName(id, variant), { fullPage: true });
      });
    }
  });
}

test('every baseline belongs to a story', () => {
  const folder = `${baselinesFolder}/${baselinesHere(false).folder}`;
  const known = new Set(stories.flatMap(({ id }) => VARIANT_NAMES.map((variant) => baselineName(id, variant))));
  const orphans = existsSync(folder) ? readdirSync(folder).filter((file) => !known.has(file)) : [];
  expect(orphans).toEqual([]);
});
