import { type Browser, chromium } from 'playwright';
import { chromiumArguments, requireChromium } from '../../scripts/browser/chromium';
import type { Figures } from '../measure/Measure';
import { percentile, rounded } from '../measure/percentile';
import { cpuClock } from './cpuClock';
import { servePages } from './rivals';

/** Pages by the name of their figure. */
const PAGES = { 'form.keyCpuMs': 'formCorridor', 'form.floor.keyCpuMs': 'formFloor', 'form.antd.keyCpuMs': 'formAntd' };

/** Keys of one round, and rounds of which the median counts; the first is for the browser to warm up. */
const KEYS = 120;
const ROUNDS = 6;

async function perKey(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  const field = page.locator('input').nth(7);
  await field.click();
  const clock = await cpuClock(page);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await clock();
    await page.keyboard.type('corridor '.repeat(KEYS).slice(0, KEYS));
    rounds.push(((await clock()) - before) / KEYS);
    await field.fill('');
  }
  await page.close();
  return rounded(percentile(rounds.slice(1), 0.5));
}

/** Main-thread work per keystroke in a form of 40 fields: ours under react-hook-form, bare inputs, and antd's. */
export async function measureForms(): Promise<Figures> {
  const pages = await servePages(Object.values(PAGES));
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
  try {
    const figures: Record<string, number> = {};
    for (const [figure, name] of Object.entries(PAGES)) {
      const page = pages.get(name);
      if (page) figures[figure] = await perKey(browser, page.url);
    }
    return figures;
  } finally {
    await Promise.all([browser.close(), ...[...pages.values()].map((page) => page.close())]);
  }
}
