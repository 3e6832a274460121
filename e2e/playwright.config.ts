import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/browser/chromium';
import { inRoot } from '../scripts/process/root';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testIgnore: 'visual/**',
  outputDir: inRoot('.cache', 'e2e'),
  globalSetup: './serveBackOffice.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.CORRIDOR_URL,
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
    locale: 'en-US',
    timezoneId: 'Etc/UTC',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'on' : 'off',
  },
});
