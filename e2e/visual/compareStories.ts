import { expect } from '@playwright/test';
import { expectPicture } from './picture';
import type { Story } from './stories';
import { test } from './storyPage';

/** One test per story: it plays, axe finds nothing in any look, and each look is the one that was accepted. */
export function compareStories(stories: readonly Story[]): void {
  for (const story of stories) {
    test(`${story.title} ${story.name}`, async ({ stories: { show, wear, ...shown } }) => {
      for (const [index, look] of story.looks.entries()) {
        const problems = index === 0 ? await show(story) : await wear(look);
        expect.soft(problems, `it plays, and axe finds nothing (${look})`).toEqual([]);
        if (story.pictured.includes(look)) await expectPicture(shown, story, look);
      }
    });
  }
}
