import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
// From their own files: the entry point of the gateway imports all of it.
import { addCardEvents } from '../../apps/gateway/src/testing/addCardEvents';
import { freePort } from '../../scripts/machine/freePort';
import { within } from '../../scripts/machine/pace';
import { serveBackOffice } from '../../scripts/servers/serve';
import { unpackSeeds } from '../../scripts/servers/serveSeeded';
import { demo } from '../fixtures/demo';
import { expect, signIn, test } from '../fixtures/operator';

const ROWS = 100_000;

/** A back office on data of its own, which is killed and started again at the same address. */
async function ownBackOffice() {
  const data = mkdtempSync(join(tmpdir(), 'corridor-downloads-'));
  await unpackSeeds(data);
  const card = await addCardEvents(data, ROWS);
  const port = await freePort();
  // On the embedded database, whatever server the run has.
  const start = () => serveBackOffice(port, data, { DATABASE_URL: '' });
  let server = await start();
  return {
    card,
    url: server.url,
    kill: () => server.stop('SIGKILL'),
    start: async () => {
      server = await start();
    },
    remove: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const progress = (page: Page) => page.getByRole('row').getByRole('progressbar');
const percent = async (page: Page) => Number(await progress(page).getAttribute('aria-valuenow'));

test('an export of 100 000 rows outlives its gateway, and the open list follows it', async ({ page }) => {
  const office = await ownBackOffice();
  try {
    await page.goto(`${office.url}/login?to=/userCenter/tradeDownload`);
    await signIn(page);
    await expect(page.getByText('Exports of many rows')).toBeVisible();
    const { username, password } = demo('operator');
    const { accessToken } = await createGatewayClient({ baseURL: office.url }).session.login({ username, password });
    const gateway = createGatewayClient({ baseURL: office.url, getAccessToken: () => accessToken });
    const { cardId, total } = office.card;
    const columns = [{ field: 'id', header: 'Record' }];
    const { fileName } = await gateway.downloads.create({ resource: 'card-event', filter: { cardId }, columns });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(progress(page)).toBeVisible();
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const before = await percent(page);
    await expect.poll(() => percent(page)).toBeGreaterThan(before);
    await office.kill();
    await office.start();

    const row = page.getByRole('row').filter({ hasText: fileName });
    await expect(row.getByText('Ready')).toBeVisible({ timeout: within(60) });
    expect(loads).toEqual([]);
    await row.getByRole('button', { name: /^Actions for/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download file' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n')
      .slice(1);
    expect([lines.length, new Set(lines).size]).toEqual([total, total]);
    expect(total).toBeGreaterThanOrEqual(ROWS);
  } finally {
    await office.remove();
  }
});
