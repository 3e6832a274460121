import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { acceptedFolder, acceptedPictures } from './sheets/acceptedSheets';
import { sheetName } from './sheets/sheetName';
import { allStories } from './stories';

test('there are pictures to compare stories with', () => {
  expect(existsSync(acceptedFolder), 'there are none: run "npm run visual:update" and look at the sheets').toBe(true);
});

test('every sheet and every picture on it belongs to a story', () => {
  const known = allStories().flatMap(({ id, pictured }) => pictured.map((look) => `${id} on ${sheetName(id, look)}`));
  const sheets = existsSync(acceptedFolder) ? readdirSync(acceptedFolder) : [];
  const orphans = sheets.flatMap((sheet) => {
    const stories = [...acceptedPictures(sheet).keys()].map((id) => `${id} on ${sheet}`);
    return stories.length > 0 ? stories.filter((story) => !known.includes(story)) : [sheet];
  });
  expect(orphans, 'run "npm run visual:update" for the components that these pictures are of').toEqual([]);
});
