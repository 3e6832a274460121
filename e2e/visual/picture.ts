import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectedFolder } from './baselines';
import { acceptedFolder, acceptedPicture } from './sheets/acceptedSheets';
import { digestOf } from './sheets/composeSheet';
import { keepShot } from './sheets/shots';
import type { Story } from './stories';
import type { StoryPage } from './storyPage';
import type { Variant } from './variants';

const renewing = process.env.VISUAL_UPDATE === '1';

/** Puts an accepted picture where a comparison finds it, and gives the name by which it does. */
export function expectedPicture(storyId: string, look: Variant, picture: Buffer): string {
  const name = `${storyId}-${look}.png`;
  mkdirSync(expectedFolder, { recursive: true });
  writeFileSync(`${expectedFolder}/${name}`, picture);
  return name;
}

/** A picture that the browser has given twice in a row. */
async function steady(picture: StoryPage['picture']): Promise<Buffer> {
  let [before, now] = [await picture(), await picture()];
  for (let attempt = 0; !now.equals(before) && attempt < 10; attempt++) [before, now] = [now, await picture()];
  return now;
}

/** Compares what a story shows with its picture: by a digest of bytes, which takes no time, and by pixels where that differs. */
export async function expectPicture(
  { picture }: Pick<StoryPage, 'picture'>,
  { id, title, name }: Story,
  look: Variant,
): Promise<void> {
  if (renewing) return keepShot(id, look, await steady(picture));
  // Without any sheet one spec fails and says what to do, and not each story.
  if (!existsSync(acceptedFolder)) return;
  const accepted = acceptedPicture(id, look);
  const component = title.split('/').at(-1);
  const missing = `nobody has accepted a picture of it; run "npm run visual:update -- ${component}" and look at the sheet`;
  expect.soft(accepted, `${component}, ${name}, ${look}: ${missing}`).toBeDefined();
  if (!accepted?.cutOut || digestOf(await picture()) === accepted.digest) return;
  const expected = expectedPicture(id, look, accepted.cutOut());
  const looks = `${component}, ${name}, ${look}: it looks as it was accepted`;
  expect.soft(await steady(picture), looks).toMatchSnapshot(expected);
}
