import { requireChromium } from './browser/chromium.js';
import { onePostgres } from './postgres/onePostgres.js';
import { inLanes } from './process/inLanes.js';
import { runSuite, type Verdict } from './test/runSuite.js';
import type { SuiteContext } from './test/suite.js';
import { LANES } from './test/suites.js';
import { tableOf, totalOf } from './test/summary.js';

function askedLanes(args: readonly string[]) {
  const only = args[args.indexOf('--only') + 1];
  if (!args.includes('--only')) return LANES;
  const lanes = LANES.map((lane) => lane.filter(({ name }) => name === only)).filter((lane) => lane.length > 0);
  const names = LANES.flat().map(({ name }) => name);
  if (lanes.length === 0) throw new Error(`--only takes one of: ${names.join(', ')}.`);
  return lanes;
}

async function runLane(lane: (typeof LANES)[number], context: SuiteContext): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const suite of lane) verdicts.push(await runSuite(suite, context));
  return verdicts;
}

const postgres = onePostgres();
try {
  const lanes = askedLanes(process.argv.slice(2));
  await requireChromium();
  const context = { databaseUrl: postgres.url };
  const tasks = lanes.map((lane) => () => runLane(lane, context));
  const verdicts = (await inLanes(tasks.length, tasks)).flat();
  const { passed, failed } = totalOf(verdicts);
  console.log(`\n${tableOf(verdicts)}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(`corridor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
