import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/process/root';
import { VARIANT_NAMES, type Variant } from './variants';

/** Folder of the built Storybook. */
export const storybookFolder = inRoot('.cache', 'storybook');

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Whether its pictures are compared: all are but those with the tag `!visual`, whose comment says why. */
  readonly pictured: boolean;
  /** The looks it is seen in: all three, or its own where it is about one. */
  readonly looks: readonly Variant[];
  /** Whether it waits for time to pass, by the tag `time-passes`; the clock of all others stands still. */
  readonly timePasses: boolean;
}

interface Entry extends Omit<Story, 'pictured' | 'timePasses' | 'looks'> {
  readonly tags: readonly string[];
  readonly type: string;
}

const OWN_LOOK: Readonly<Record<string, readonly Variant[]>> = { Dark: ['dark'], 'Right To Left': ['right-to-left'] };

/** Every story of the built Storybook. */
export function allStories(): Story[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8'));
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return stories.map(({ id, title, name, tags }) => {
    const [pictured, timePasses] = [tags.includes('visual'), tags.includes('time-passes')];
    return { id, title, name, pictured, timePasses, looks: OWN_LOOK[name] ?? VARIANT_NAMES };
  });
}

/** Whether a story shows a part of the kit, and no widget. */
export const isPrimitive = ({ id }: Pick<Story, 'id'>): boolean => id.startsWith('ui-');
