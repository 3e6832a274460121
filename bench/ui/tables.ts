import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments, requireChromium } from '../../scripts/browser/chromium';
import type { Figures } from '../measure/Measure';
import { percentile, rounded } from '../measure/percentile';
import type { Ride, Step } from '../rivals/pages/measure';
import { FOUND, NEEDLE, SMALLEST } from '../rivals/pages/rows';
import { cpuClock } from './cpuClock';
import { servePages } from './rivals';

const WHO = ['corridor', 'tanstack', 'aggrid', 'mui', 'antd'] as const;
const COUNTS = [10_000, 100_000] as const;

/** Pixels a frame of somebody who reads, and of somebody who flings: more than three screens. */
const READ = 120;
const SWEEP = 2400;
const FRAMES = 150;

/** How often each is drawn, sorted and searched; the median counts. */
const ROUNDS = 3;

const MOUNT: Step = { act: 'mount', text: '', shows: 'TR-000000' };
const SORT: Step = { act: 'sort', text: '', shows: SMALLEST };
const SEARCH: Step = { act: 'search', text: NEEDLE.slice(0, 8), shows: FOUND };

const take = (page: Page, step: Step) => page.evaluate((asked) => window.scene.timeStep(asked), step);

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined), { timeout: 2000 })));
}

async function opened(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}?rows=${count}`);
  await page.waitForFunction(() => 'scene' in window);
  return page;
}

async function timeSteps(browser: Browser, url: string, count: number) {
  const rounds: { paint: number; sort: number; filter: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await opened(browser, url, count);
    const paint = await take(page, MOUNT);
    await settled(page);
    const filter = await take(page, SEARCH);
    await take(page, { act: 'search', text: '', shows: 'TR-000000' });
    await settled(page);
    const sort = await take(page, SORT);
    await page.close();
    rounds.push({ paint, sort, filter });
  }
  const median = (name: 'paint' | 'sort' | 'filter') =>
    rounded(
      percentile(
        rounds.map((round) => round[name]),
        0.5,
      ),
    );
  return { paintMs: median('paint'), sortMs: median('sort'), filterMs: median('filter') };
}

async function timeRides(browser: Browser, url: string, count: number) {
  const page = await opened(browser, url, count);
  await take(page, MOUNT);
  await settled(page);
  const clock = await cpuClock(page);
  const worked = async (step: number, look: boolean) => {
    const before = await clock();
    const asked: Ride = { step, frames: FRAMES, look };
    const ridden = await page.evaluate((how) => window.scene.ride(how), asked);
    return { ...ridden, cpu: rounded(((await clock()) - before) / FRAMES) };
  };
  await worked(READ, false);
  const read = await worked(READ, false);
  const sweep = await worked(SWEEP, false);
  const { blank } = await worked(SWEEP, true);
  await page.close();
  return {
    scrollP95Ms: rounded(percentile(read.times, 0.95)),
    blankFrames: blank,
    readCpuMs: read.cpu,
    sweepCpuMs: sweep.cpu,
  };
}

/** Our table beside others, with the same records in the same browser, one after the other. */
export async function measureTables(): Promise<Figures> {
  const pages = await servePages(WHO);
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
  const figures: Record<string, number> = {};
  try {
    for (const count of COUNTS) {
      for (const [who, { url }] of pages) {
        const found = { ...(await timeSteps(browser, url, count)), ...(await timeRides(browser, url, count)) };
        for (const [name, value] of Object.entries(found)) figures[`table.${who}.${count}.${name}`] = value;
        process.stderr.write(`  ${who} ${count}: ${JSON.stringify(found)}\n`);
      }
    }
  } finally {
    await Promise.all([browser.close(), ...[...pages.values()].map((page) => page.close())]);
  }
  return figures;
}
