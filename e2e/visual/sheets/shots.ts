import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/process/root';
import type { Story } from '../stories';
import { COLORS_ONLY, type Variant } from '../variants';
import type { Shot } from './composeSheet';

/** Folder of the screenshots that sheets are renewed from. */
export const shotsFolder = inRoot('.cache', 'visual-shots');

const fileOf = (storyId: string, look: Variant): string => `${shotsFolder}/${storyId}-${look}.png`;

/** Keeps a screenshot of a story until the sheets are renewed. */
export function keepShot(storyId: string, look: Variant, shot: Buffer): void {
  mkdirSync(shotsFolder, { recursive: true });
  writeFileSync(fileOf(storyId, look), shot);
}

/** Screenshots of stories in a look, in their order, and the names of the stories without one. */
export function keptShots(stories: readonly Story[], look: Variant): { shots: Shot[]; missing: string[] } {
  const seen = stories.filter(({ pictured }) => pictured.includes(look));
  const there = seen.filter(({ id }) => existsSync(fileOf(id, look)));
  const shots = there.map(({ id, looks }) => ({
    storyId: id,
    png: readFileSync(fileOf(id, look)),
    forColors: look === COLORS_ONLY && looks.length > 1,
  }));
  const missing = seen.filter((story) => !there.includes(story)).map(({ title, name }) => `${title} ${name} (${look})`);
  return { shots, missing };
}
