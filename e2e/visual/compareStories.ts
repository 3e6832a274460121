import { expect } from '@playwright/test';
import { expectPicture } from './picture';
import type { Story } from './stories';
import { type StoryPage, test } from './storyPage';
import type { Variant } from './variants';

/** Plays a story in the first look and changes it into the others, with axe in each, and sees each of them. */
async function look(
  { show, wear }: StoryPage,
  story: Story,
  looks: readonly Variant[],
  see: (look: Variant) => Promise<void>,
): Promise<void> {
  for (const [index, variant] of looks.entries()) {
    const problems = index === 0 ? await show(story) : await wear(variant);
    expect.soft(problems, `it plays, and axe finds nothing (${variant})`).toEqual([]);
    await see(variant);
  }
}

/** One test per story: it plays, and axe finds nothing; where pictures are asked for, in every look, and each is the one that was accepted. */
export function compareStories(stories: readonly Story[]): void {
  for (const story of stories) {
    const tag = story.isDrawnAlike ? '@alike' : [];
    test(`${story.title} ${story.name}`, { tag }, async ({ stories: page }, { project }) => {
      if (project.name !== 'pictures') return look(page, story, story.looks.slice(0, 1), async () => {});
      await look(page, story, story.looks, async (variant) => {
        if (story.pictured.includes(variant)) await expectPicture(page, story, variant);
      });
    });
  }
}
