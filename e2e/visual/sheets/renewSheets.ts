import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Story } from '../stories';
import { VARIANT_NAMES } from '../variants';
import { composeSheet, digestOf, type Shot } from './composeSheet';
import { recordOf } from './readSheet';
import { sheetName } from './sheetName';
import { keptShots } from './shots';

/** What a renewal did: how many sheets are other than before, and which stories gave no picture. */
export interface Renewal {
  readonly changed: number;
  readonly unchanged: number;
  readonly missing: readonly string[];
}

/** Returns true if a sheet was made of the very same screenshots: then its file stays as it is. */
function isMadeOf(path: string, shots: readonly Shot[]): boolean {
  if (!existsSync(path)) return false;
  const before = Object.entries(recordOf(readFileSync(path))).map(([storyId, { digest }]) => `${storyId} ${digest}`);
  const now = shots.map(({ storyId, png }) => `${storyId} ${digestOf(png)}`);
  return before.join() === now.join();
}

/** Writes a sheet, or removes it where no story stands on it any more; tells whether that changes it. */
function renewSheet(path: string, shots: readonly Shot[]): boolean {
  if (isMadeOf(path, shots)) return false;
  if (shots.length > 0) writeFileSync(path, composeSheet(shots));
  else rmSync(path, { force: true });
  return true;
}

/** Makes the sheets of these stories anew, from the screenshots that were kept of them. */
export function renewSheets(folder: string, stories: readonly Story[]): Renewal {
  mkdirSync(folder, { recursive: true });
  const components = [...new Set(stories.map(({ title }) => title))];
  const renewals = components.flatMap((title) => {
    const ofComponent = stories.filter((story) => story.title === title);
    return VARIANT_NAMES.map((look) => {
      const { shots, missing } = keptShots(ofComponent, look);
      const path = `${folder}/${sheetName(ofComponent[0]?.id ?? '', look)}`;
      const isThere = shots.length > 0 || existsSync(path);
      return { isThere, missing, isChanged: isThere && missing.length === 0 && renewSheet(path, shots) };
    });
  });
  const changed = renewals.filter(({ isChanged }) => isChanged).length;
  const unchanged = renewals.filter(({ isThere }) => isThere).length - changed;
  return { changed, unchanged, missing: renewals.flatMap(({ missing }) => missing) };
}

/** Removes the sheets of a folder that none of these stories stands on. */
export function removeOrphans(folder: string, stories: readonly Story[]): void {
  const known = new Set(stories.flatMap(({ id }) => VARIANT_NAMES.map((look) => sheetName(id, look))));
  for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(`${folder}/${file}`);
}
