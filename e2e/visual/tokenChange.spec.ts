import { expect } from '@playwright/test';
import { expectedPicture } from './picture';
import { acceptedPicture } from './sheets/acceptedSheets';
import { test } from './storyPage';
import { TOLERANT } from './tolerance';

/** Small changes of one token each, and the story that must notice. */
const CHANGES = [
  { story: 'ui-button--full-width', token: 'primary-fill', hex: '27b48c' },
  { story: 'ui-table--default', token: 'text', hex: '334155' },
  { story: 'ui-button--gallery', token: 'tone-danger-fill', hex: 'c2185b' },
];

for (const { story, token, hex } of CHANGES) {
  test(`a changed ${token} makes the comparison fail`, async ({ stories: { picture, show, wear } }) => {
    const accepted = acceptedPicture(story, 'light')?.cutOut;
    if (!accepted) throw new Error(`${story} has no picture: run "npm run visual:update".`);
    const expected = expectedPicture(`changed-${token}`, 'light', accepted());
    await show({ id: story, timePasses: false });
    expect(await picture()).toMatchSnapshot(expected, TOLERANT);
    await wear('light', { [token]: hex });
    const changed = await picture();
    // Even the tolerance for another version of Chromium notices.
    expect(() => expect(changed).toMatchSnapshot(expected, TOLERANT)).toThrow(/pixels/);
  });
}
