import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, findChromium } from '../browser/chromium.js';
import { inRoot } from '../process/root.js';
import { seededSnapshot } from '../snapshots/seededSnapshot.js';

/** Every story as a test in a real Chromium: it renders, plays and passes the accessibility check. */
export async function storybookProject(): Promise<TestProjectInlineConfiguration> {
  await seededSnapshot('today');
  const executablePath = findChromium();
  const launchOptions = { args: [...chromiumArguments], ...(executablePath && { executablePath }) };
  return {
    plugins: await storybookTest({ configDir: inRoot('.storybook') }),
    test: {
      name: 'storybook',
      isolate: false,
      // The first story on a gateway waits until the page has seeded it.
      testTimeout: 180_000,
      browser: {
        enabled: true,
        headless: true,
        // A part that moves in is invisible at its first frame: stories are checked as they stand.
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  };
}
