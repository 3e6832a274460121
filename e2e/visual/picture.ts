import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { baselinesFolder, baselinesHere } from './baselines';

const { folder } = baselinesHere(process.env.VISUAL_UPDATE === '1');

/** Compares what a page shows with its baseline: byte by byte, which takes no time, and by pixels where bytes differ. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const baseline = `${baselinesFolder}/${folder}/${name}`;
  if (existsSync(baseline)) {
    const shown = await page.screenshot({ fullPage: true, scale: 'css', caret: 'initial' });
    if (shown.equals(readFileSync(baseline))) return;
  }
  await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
}
