import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, requireChromium } from '../../scripts/browser/chromium';
import { freePort } from '../../scripts/machine/freePort';
import { serveBackOffice } from '../../scripts/servers/serve';
import { DEMO_OPERATOR } from '../measure/demoOperator';
import type { Figures } from '../measure/Measure';
import { percentile, rounded } from '../measure/percentile';
import { firstContentMs, firstFigureMs, firstRowMs } from './firstMoments';
import { serveFloor } from './serveFloor';
import { onSlowPage } from './slowPage';

/** Rounds in all, and those of them that do not count: what a server does for the first time is not what is measured. */
const ROUNDS = 9;
const UNCOUNTED = 2;

const median = (samples: readonly number[]): number => percentile(samples.slice(UNCOUNTED), 0.5);

/** What a browser keeps of an operator who signed in and saw the dashboard. */
async function signedIn(browser: Browser, url: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Username').fill(DEMO_OPERATOR.username);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_OPERATOR.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
    await page.waitForFunction(() => localStorage.getItem('corridor-configs') !== null);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** The bare page's session: a token of its own gateway where the bare page looks for it. */
async function floorSession(url: string) {
  const answer = await fetch(`${url}/api/dashboard/login-corridor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', g_score: '' },
    body: JSON.stringify(DEMO_OPERATOR),
  });
  const { data }: { data: { accessToken: string } } = await answer.json();
  const localStorage = [{ name: 'corridor-token', value: data.accessToken }];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** How long a slow device waits for the login page, the first figures and the first cards, beside bare React with the same rows. */
export async function measureLoadPages(): Promise<Figures> {
  const work = mkdtempSync(join(tmpdir(), 'corridor-bench-'));
  const host = await serveBackOffice(await freePort(), join(work, 'data'));
  const floor = await serveFloor(work);
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
  try {
    const session = await signedIn(browser, host.url);
    const bare = await floorSession(floor.url);
    const login: number[] = [];
    const cards: number[] = [];
    const dashboard: number[] = [];
    const rows: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      login.push(await onSlowPage(browser, undefined, (page) => firstContentMs(page, `${host.url}/login`)));
      rows.push(await onSlowPage(browser, bare, (page) => firstRowMs(page, `${floor.url}/`)));
      dashboard.push(await onSlowPage(browser, session, (page) => firstFigureMs(page, `${host.url}/dashboard`)));
      cards.push(await onSlowPage(browser, session, (page) => firstRowMs(page, `${host.url}/card`)));
    }
    return {
      'load.login.fcpMs': Math.round(median(login)),
      'load.floor.firstRowMs': Math.round(median(rows)),
      'load.dashboard.firstFigureMs': Math.round(median(dashboard)),
      'load.dashboard.ratio': rounded(median(dashboard) / median(rows)),
      'load.cards.firstRowMs': Math.round(median(cards)),
      'load.cards.ratio': rounded(median(cards) / median(rows)),
    };
  } finally {
    await Promise.all([browser.close(), host.stop(), floor.stop()]);
    rmSync(work, { recursive: true, force: true });
  }
}
