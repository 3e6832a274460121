import '../../scripts/clock/clock.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/browser/chromium';
import { within } from '../../scripts/machine/pace';
import { inRoot } from '../../scripts/process/root';
import { SHARD } from '../shard';
import { baselinesHere, expectedFolder } from './baselines';
import { EXACT, TOLERANT } from './tolerance';

const executablePath = findChromium();

const STORIES = ['primitives.spec.ts', 'widgets.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: inRoot('.cache', 'visual', SHARD),
  snapshotPathTemplate: `${expectedFolder}/{arg}{ext}`,
  updateSnapshots: 'none',
  forbidOnly: true,
  fullyParallel: true,
  timeout: within(30),
  projects: [
    // Every story plays, and axe finds nothing in its first look. What shows the same in another look, or what the kit draws alike
    // for every widget of its kind, belongs to the pictures.
    { name: 'plays', testMatch: [...STORIES, 'presses.spec.ts'], grepInvert: / (Dark|Right To Left)$|@alike/ },
    // Every story in all its looks, compared with its pictures.
    { name: 'pictures', testMatch: process.env.VISUAL_UPDATE === '1' ? STORIES : '*.spec.ts' },
  ],
  expect: { toMatchSnapshot: baselinesHere(false).exact ? EXACT : TOLERANT },
  use: {
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'Etc/UTC',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'on' : 'off',
  },
});
