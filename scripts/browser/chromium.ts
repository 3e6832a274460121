import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { aptInstall, aptSystem } from '../machine/debian.js';
import { runTool } from '../process/run.js';

const WITHOUT_FEATURES = [
  // The address bar's lists are web pages themselves: each window loads both, which costs more than most pages of ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // The browser heeds only the last list: what Playwright goes without stands here again.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Arguments that every browser of the workspace starts with: no sandbox, no network of its own, no page but ours. */
export const chromiumArguments: readonly string[] = [
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string[] {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Path of the Chromium to use: CHROMIUM_PATH, else Playwright's own, else the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH names ${asked}, which does not exist.`);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return asked || [chromium.executablePath(), ...onPath(), mac].find((path) => existsSync(path));
}

/** Like `findChromium`, and installs one where that is possible; throws one clear error where it is not. */
export async function requireChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;
  // Ubuntu's chromium package is only a pointer to a snap, which does not run in a container.
  if (aptSystem() === 'debian') await aptInstall('chromium');
  else await runTool('playwright', ['install', ...(aptSystem() ? ['--with-deps'] : []), 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium was found. Install chromium or google-chrome, or name one in CHROMIUM_PATH.');
}

/** Exact version of a Chromium, such as `156.0.8078.79`. */
export function chromiumVersion(path: string): string {
  const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /\d+(\.\d+){3}/.exec(said)?.[0] ?? 'unknown';
}
