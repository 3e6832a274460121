import { expect } from '@playwright/test';
import { test } from './storyPage';
import { TOLERANT } from './tolerance';
import { baselineName } from './variants';

// Even the tolerance for another version of Chromium must notice.
const look = { fullPage: true, ...TOLERANT };

/** Small changes of one token each, and the story that must notice. */
const CHANGES = [
  { story: 'ui-button--full-width', token: 'primary-fill', hex: '27b48c' },
  { story: 'ui-table--default', token: 'text', hex: '334155' },
  { story: 'ui-button--gallery', token: 'tone-danger-fill', hex: 'c2185b' },
];

for (const { story, token, hex } of CHANGES) {
  test(`a changed ${token} makes the comparison fail`, async ({ stories: { page, show, wear } }) => {
    const baseline = baselineName(story, 'light');
    await show({ id: story, timePasses: false });
    await expect(page).toHaveScreenshot(baseline, look);
    await wear('light', { [token]: hex });
    await expect(expect(page).toHaveScreenshot(baseline, look)).rejects.toThrow(/pixels/);
  });
}
