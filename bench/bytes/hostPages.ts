import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, requireChromium } from '../../scripts/browser/chromium';
import { freePort } from '../../scripts/machine/freePort';
import { serveBackOffice } from '../../scripts/servers/serve';
import { DEMO_OPERATOR } from '../measure/demoOperator';
import type { Figures } from '../measure/Measure';
import { gzipOfLoadedScripts } from './loadedScripts';

/** All JS that a browser loads, from nothing, to show the login page, the frame with an empty screen, the dashboard with its charts, and the cards screen. */
export async function measureHostPages(): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'corridor-bench-'));
  const host = await serveBackOffice(await freePort(), data);
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
  try {
    const context = await browser.newContext();
    const login = await context.newPage();
    const loginBytes = await gzipOfLoadedScripts(login, async () => {
      await login.goto(`${host.url}/login`);
      await login.getByRole('button', { name: 'Sign in' }).waitFor();
    });
    await login.getByLabel('Username').fill(DEMO_OPERATOR.username);
    await login.getByLabel('Password', { exact: true }).fill(DEMO_OPERATOR.password);
    await login.getByRole('button', { name: 'Sign in' }).click();
    await login.waitForURL('**/dashboard');
    await login.waitForFunction(() => localStorage.getItem('corridor-configs') !== null);
    const shell = await context.newPage();
    const shellBytes = await gzipOfLoadedScripts(shell, async () => {
      await shell.goto(`${host.url}/404`);
      await shell.getByRole('heading', { level: 1 }).waitFor();
    });
    const dashboard = await context.newPage();
    const dashboardBytes = await gzipOfLoadedScripts(dashboard, async () => {
      await dashboard.goto(`${host.url}/dashboard`);
      await dashboard.getByRole('img', { name: 'New merchants over time' }).waitFor();
    });
    const cards = await context.newPage();
    const cardsBytes = await gzipOfLoadedScripts(cards, async () => {
      await cards.goto(`${host.url}/card`);
      await cards.getByText('••••').first().waitFor();
    });
    return {
      'bytes.login.gzip': loginBytes,
      'bytes.dashboardShell.gzip': shellBytes,
      'bytes.dashboard.gzip': dashboardBytes,
      'bytes.cards.gzip': cardsBytes,
    };
  } finally {
    await Promise.all([browser.close(), host.stop()]);
    rmSync(data, { recursive: true, force: true });
  }
}
