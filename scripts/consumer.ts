import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SIGN_INS } from '@corridor/gateway';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, requireChromium } from './browser/chromium';
import { createConsumer, REACT_VERSIONS, type ReactMajor } from './consumer/createConsumer';
import { importInNode } from './consumer/importInNode';
import { packTarballs } from './consumer/packTarballs';
import { writeReadmeExample } from './consumer/readmeExample';
import { seeRows } from './consumer/seeRows';
import { freePort } from './machine/freePort';
import { run } from './process/run';
import { type RunningServer, serve } from './servers/serve';
import { serveSeeded } from './servers/serveSeeded';
import { writeCounts } from './test/counts';

const operator = DEMO_SIGN_INS.find(({ role }) => role === 'operator');
if (!operator) throw new Error('The seed has no operator');
const DEMO = { PARTNER_USERNAME: operator.username, PARTNER_PASSWORD: operator.password };

async function judge(name: string, look: () => Promise<string[]>): Promise<boolean> {
  const problems = await look().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
  return problems.length === 0;
}

async function buildPortal(folder: string): Promise<string[]> {
  writeReadmeExample(folder);
  const { code, output } = await run('npm', ['run', 'build'], { cwd: folder });
  return code === 0 ? [] : [output];
}

async function openPortal(browser: Browser, folder: string, gateway: RunningServer): Promise<string[]> {
  const port = String(await freePort());
  const env = { ...DEMO, CORRIDOR_GATEWAY: gateway.url };
  const portal = await serve(
    join(folder, 'node_modules', '.bin', 'vite'),
    ['preview', '--port', port, '--strictPort'],
    {
      cwd: folder,
      env,
    },
  );
  try {
    return await seeRows(browser, portal.url);
  } finally {
    await portal.stop();
  }
}

const work = mkdtempSync(join(tmpdir(), 'corridor-consumer-'));
mkdirSync(join(work, 'tarballs'));
const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
const gateway = await serveSeeded(await freePort(), join(work, 'data'));
const results: boolean[] = [];
try {
  const tarballs = await packTarballs(join(work, 'tarballs'));
  for (const major of Object.keys(REACT_VERSIONS).map(Number) as ReactMajor[]) {
    const folder = join(work, `react-${major}`);
    await createConsumer(folder, major, tarballs);
    results.push(await judge(`React ${major}: imports and requires in Node`, () => importInNode(folder)));
    results.push(await judge(`React ${major}: the portal and README's example compile`, () => buildPortal(folder)));
    results.push(await judge(`React ${major}: the portal shows cards`, () => openPortal(browser, folder, gateway)));
  }
} finally {
  await Promise.all([gateway.stop(), browser.close()]);
  rmSync(work, { recursive: true, force: true });
}
const failed = results.filter((passed) => !passed).length;
writeCounts('consumer', { passed: results.length - failed, failed });
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
