import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { baselinesFolder, baselinesHere } from './baselines';
import type { StoryPage } from './storyPage';

const { folder } = baselinesHere(process.env.VISUAL_UPDATE === '1');

/** Compares what a story shows with its baseline: byte by byte, which takes no time, and by pixels where bytes differ. */
export async function expectPicture(
  { page, picture }: Pick<StoryPage, 'page' | 'picture'>,
  name: string,
): Promise<void> {
  const baseline = `${baselinesFolder}/${folder}/${name}`;
  if (existsSync(baseline)) {
    if ((await picture()).equals(readFileSync(baseline))) return;
  }
  await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
}
