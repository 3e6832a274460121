import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/browser/chromium';
import { inRoot } from '../scripts/process/root';

const executablePath = findChromium();

const MOVES_THE_CLOCK = 'exchange.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: inRoot('.cache', 'e2e'),
  globalSetup: './serveBackOffice.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'today', testIgnore: ['visual/**', MOVES_THE_CLOCK] },
    // One gateway serves all specs: those that move its clock come when nobody needs today any more.
    { name: 'later days', testMatch: MOVES_THE_CLOCK, dependencies: ['today'] },
  ],
  use: {
    baseURL: process.env.CORRIDOR_URL,
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
    locale: 'en-US',
    timezoneId: 'Etc/UTC',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'on' : 'off',
  },
});
