import { type Browser, chromium } from 'playwright';
import type { Plugin } from 'vite';
import { chromiumArguments, requireChromium } from '../../scripts/browser/chromium';
import type { Figures } from '../measure/Measure';
import { percentile, rounded } from '../measure/percentile';
import { builtPage } from '../ui/rivals';
import { adyenAnswers } from './adyenAnswers';
import { corridorAnswers } from './corridorAnswers';
import { type FirstRow, visitFirstRow } from './firstRow';
import { type Stand, serveStand } from './serveStand';

/** Visits of each, in turn; the median counts. */
const ROUNDS = 5;

/** Puts Adyen's two far ends on the page's own origin: no other name to look up, no other line to open. */
const adyenHere: Plugin = {
  name: 'adyen-here',
  transform: (code, id) =>
    id.endsWith('/core/src/constants.js')
      ? code
          .replace(/"https:\/\/[^"]*\/api\/"/g, '(location.origin + "/adyen/api/")')
          .replace(/"https:\/\/[^"]*\.cdn\.adyen\.com[^"]*"/g, '(location.origin + "/adyen/cdn")')
      : undefined,
};

function medians(prefix: string, visits: readonly FirstRow[]): Figures {
  const of = (name: keyof FirstRow) =>
    rounded(
      percentile(
        visits.map((visit) => visit[name]),
        0.5,
      ),
    );
  return {
    [`${prefix}.firstRowMs`]: of('ms'),
    [`${prefix}.requests`]: of('requests'),
    [`${prefix}.bytes`]: of('bytes'),
  };
}

async function visitInTurn(browser: Browser, stands: Readonly<Record<string, Stand>>): Promise<Figures> {
  const visits: Record<string, FirstRow[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [prefix, { url }] of Object.entries(stands)) {
      visits[prefix] = [...(visits[prefix] ?? []), await visitFirstRow(browser, url)];
    }
  }
  return Object.assign({}, ...Object.entries(visits).map(([prefix, all]) => medians(prefix, all)));
}

/**
 * A partner's page from an empty cache to the first row, ours beside Adyen's: the same ten rows, answers without delay,
 * production builds served with gzip from loopback, 1.6 Mbit/s, 150 ms, a quarter of the processor. Ours brings React.
 */
export async function measureFirstRows(): Promise<Figures> {
  const stands = {
    embed: await serveStand(await builtPage('embedCorridor'), corridorAnswers),
    'embed.adyen': await serveStand(await builtPage('embedAdyen', [adyenHere]), adyenAnswers),
  };
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
  try {
    return await visitInTurn(browser, stands);
  } finally {
    await Promise.all([browser.close(), ...Object.values(stands).map((stand) => stand.close())]);
  }
}
