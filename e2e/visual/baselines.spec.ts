import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { baselinesFolder, baselinesHere } from './baselines';
import { allStories } from './stories';
import { baselineName } from './variants';

test('every baseline belongs to a story', () => {
  const folder = `${baselinesFolder}/${baselinesHere(false).folder}`;
  const pictured = allStories().filter((story) => story.pictured);
  const known = new Set(pictured.flatMap(({ id, looks }) => looks.map((look) => baselineName(id, look))));
  const orphans = existsSync(folder) ? readdirSync(folder).filter((file) => !known.has(file)) : [];
  expect(orphans).toEqual([]);
});
