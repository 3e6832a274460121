import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { aptInstall, aptSystem, sudoAptSystem } from '../machine/debian.js';
import { runTool } from '../process/run.js';

/** Features that Playwright has Chromium leave out, from its own list: of two such arguments a browser hears the last. */
export const leftOutByPlaywright: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

// Two pages under the address bar, which nobody sees here: with each window they cost more than a test's own page.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Arguments that every browser of the workspace starts with: no sandbox, no network of its own, no pages of its own. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...leftOutByPlaywright, ...ADDRESS_BAR].join(',')}`,
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

/** Like `findChromium`, and installs one where that is possible. @throws Error with one sentence that says what to do */
export async function requireChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;
  // Ubuntu's chromium package is only a pointer to a snap, which does not run in a container.
  if (aptSystem() === 'debian') await aptInstall('chromium');
  else await playwrightInstall(...(aptSystem() ? ['--with-deps'] : []));
  const installed = findChromium();
  if (installed && starts(installed)) return installed;
  return requireBySudo(installed);
}

// Playwright's own Chromium may lack libraries of the system, or may not be had here at all.
async function requireBySudo(installed: string | undefined): Promise<string> {
  const system = sudoAptSystem();
  if (installed && system) await playwrightInstall('--with-deps');
  else if (system === 'debian') await aptInstall('chromium');
  const found = findChromium();
  if (found && starts(found)) return found;
  const advice = 'Install chromium or google-chrome, or name one in CHROMIUM_PATH';
  if (found) throw new Error(`Chromium does not start here, libraries are missing: see ${found} --version. ${advice}.`);
  throw new Error(`No Chromium was found. ${advice}.`);
}

async function playwrightInstall(...options: string[]): Promise<void> {
  console.log("Fetching Chromium by Playwright's installer…");
  // A network that lets nothing through says so after a while; half a minute is enough for one that does.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await runTool('playwright', ['install', ...options, 'chromium'], { env });
}

const starts = (path: string) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** Exact version of a Chromium, such as `156.0.8078.79`. */
export function chromiumVersion(path: string): string {
  const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /\d+(\.\d+){3}/.exec(said)?.[0] ?? 'unknown';
}
