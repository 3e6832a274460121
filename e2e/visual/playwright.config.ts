import '../../scripts/clock/clock.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/browser/chromium';
import { inRoot } from '../../scripts/process/root';
import { baselinesHere, expectedFolder } from './baselines';
import { EXACT, TOLERANT } from './tolerance';

const renewing = process.env.VISUAL_UPDATE === '1';
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: renewing ? ['primitives.spec.ts', 'widgets.spec.ts'] : '*.spec.ts',
  outputDir: inRoot('.cache', 'visual'),
  snapshotPathTemplate: `${expectedFolder}/{arg}{ext}`,
  updateSnapshots: 'none',
  workers: 2,
  timeout: 180_000,
  expect: { toMatchSnapshot: baselinesHere(false).exact ? EXACT : TOLERANT },
  use: {
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'Etc/UTC',
    colorScheme: 'light',
  },
});
