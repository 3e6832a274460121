import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/process/root';
import { type Entry, type Seen, seenOf } from './pictured';

/** Folder of the built Storybook. */
export const storybookFolder = inRoot('.cache', 'storybook');

/** A story of the built Storybook, and how it is seen. */
export interface Story extends Pick<Entry, 'id' | 'title' | 'name'>, Seen {
  /** True if it waits for time to pass, by the tag `time-passes`; the clock of all others stands still. */
  readonly timePasses: boolean;
}

/** Every story of the built Storybook. */
export function allStories(): Story[] {
  const index: { entries: Record<string, Entry & { readonly type: string }> } = JSON.parse(
    readFileSync(`${storybookFolder}/index.json`, 'utf8'),
  );
  const entries = Object.values(index.entries).filter(({ type }) => type === 'story');
  return entries.map((entry) => {
    const { id, title, name, tags } = entry;
    const timePasses = tags.includes('time-passes');
    const ofFile = entries.filter((other) => other.title === title);
    return { id, title, name, timePasses, ...seenOf(entry, ofFile) };
  });
}
