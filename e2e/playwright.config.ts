import '../scripts/clock/clock.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/browser/chromium';
import { inRoot } from '../scripts/process/root';

const executablePath = findChromium();

const CHANGES_PASSWORDS = 'passwords.spec.ts';
const MOVES_THE_CLOCK = 'exchange.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: inRoot('.cache', 'e2e'),
  globalSetup: './serveBackOffice.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  // On a machine that does much else a page takes long; only what fails waits for all of it.
  expect: { timeout: 30_000 },
  projects: [
    { name: 'today', testMatch: '*.spec.ts', testIgnore: ['visual/**', CHANGES_PASSWORDS, MOVES_THE_CLOCK] },
    // One gateway serves all specs: what others need, such as a demo user's password or today, is changed after them.
    { name: 'changed passwords', testMatch: CHANGES_PASSWORDS, dependencies: ['today'] },
    { name: 'later days', testMatch: MOVES_THE_CLOCK, dependencies: ['changed passwords'] },
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
