import '../scripts/clock/clock.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/browser/chromium';
import { within } from '../scripts/machine/pace';
import { inRoot } from '../scripts/process/root';
import { inOrder } from './order';
import { SHARD } from './shard';

const executablePath = findChromium();

export default defineConfig({
  outputDir: inRoot('.cache', 'e2e', SHARD),
  globalSetup: './prepareRun.ts',
  forbidOnly: true,
  workers: 1,
  timeout: within(90),
  expect: { timeout: within(15) },
  // What `npm test` runs, and what is run besides for a release: the same screens in every look, language and width, many to a test.
  projects: [...inOrder('journeys'), ...inOrder('matrix').map((set) => ({ ...set, timeout: within(180) }))],
  use: {
    actionTimeout: within(15),
    navigationTimeout: within(30),
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
    locale: 'en-US',
    timezoneId: 'Etc/UTC',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'on' : 'off',
  },
});
