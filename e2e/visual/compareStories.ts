import { expect } from '@playwright/test';
import { expectPicture } from './picture';
import type { Story } from './stories';
import { test } from './storyPage';
import { baselineName, VARIANT_NAMES } from './variants';

/** One test per story: it plays, axe finds nothing in any look, and each look is the one that was accepted. */
export function compareStories(stories: readonly Story[]): void {
  for (const story of stories) {
    test(`${story.title} ${story.name}`, async ({ stories: { page, show, wear } }) => {
      for (const variant of VARIANT_NAMES) {
        const problems = variant === 'light' ? await show(story) : await wear(variant);
        expect.soft(problems, `it plays, and axe finds nothing (${variant})`).toEqual([]);
        if (story.pictured) await expectPicture(page, baselineName(story.id, variant));
      }
    });
  }
}
