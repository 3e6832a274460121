import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayClient } from '@corridor/core';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArguments, requireChromium } from '../../scripts/browser/chromium';
import { buildPart, PARTS } from '../../scripts/build/buildPart';
import { freePort } from '../../scripts/machine/freePort';
import { inRoot } from '../../scripts/process/root';
import { serveBackOffice } from '../../scripts/servers/serve';
import { DEMO_FINANCE } from '../measure/demoOperator';
import type { Figures } from '../measure/Measure';
import { gzipUntilSeen } from './loadedScripts';

const PAGE = inRoot('bench', 'bytes', 'widget-page');

async function buildPage(entry: string, outDir: string): Promise<void> {
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      { name: 'entry', transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%ENTRY%', `/${entry}`) } },
    ],
    build: { outDir, emptyOutDir: true },
  });
}

async function bytesOf(
  browser: Browser,
  outDir: string,
  gateway: string,
  query: string,
  content: string,
): Promise<number> {
  const port = await freePort();
  const server = await preview({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true, proxy: { '/api': gateway } },
  });
  const page = await browser.newPage();
  try {
    return await gzipUntilSeen(page, async () => {
      await page.goto(`http://127.0.0.1:${port}/${query}`);
      await page.getByText(content).first().waitFor();
    });
  } finally {
    await page.close();
    await server.close();
  }
}

/** The flagship widgets, and what is seen once the first view of each is there. */
const FIRST_VIEWS: Readonly<Record<string, string>> = {
  CardTable: '••••',
  BeneficiaryForm: 'Bank country',
  ExchangeOrderForm: 'You sell',
  StatementList: 'Daily',
};

/** The packages as they are published now, whatever was built before. */
async function buildPackages(): Promise<void> {
  for (const part of PARTS.filter((name) => name !== 'backoffice')) {
    const [problem] = await buildPart(part);
    if (problem) throw new Error(`${part} does not build:\n${problem}`);
  }
}

/** What each widget's first view adds to a page that has React. */
export async function measureWidgets(): Promise<Figures> {
  await buildPackages();
  const work = mkdtempSync(join(tmpdir(), 'corridor-bench-'));
  const host = await serveBackOffice(await freePort(), join(work, 'data'));
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
  try {
    const { accessToken } = await createGatewayClient({ baseURL: host.url }).session.login(DEMO_FINANCE);
    await buildPage('floor.tsx', join(work, 'floor'));
    const floor = await bytesOf(browser, join(work, 'floor'), host.url, '', 'ready');
    const figures: Record<string, number> = {};
    for (const [widget, content] of Object.entries(FIRST_VIEWS)) {
      await buildPage(`${widget}.tsx`, join(work, widget));
      const bytes = await bytesOf(browser, join(work, widget), host.url, `?token=${accessToken}`, content);
      figures[`bytes.${widget}.gzip`] = bytes - floor;
    }
    return figures;
  } finally {
    await Promise.all([browser.close(), host.stop()]);
    rmSync(work, { recursive: true, force: true });
  }
}
