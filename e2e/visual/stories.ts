import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/process/root';

/** Folder of the built Storybook. */
export const storybookFolder = inRoot('.cache', 'storybook');

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly type: string;
}

/** Stories that are compared: all but those with the tag `!visual`, whose comment says why. */
export function visualStories(): Story[] {
  const index: { entries: Record<string, Story> } = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8'));
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('visual'));
}
