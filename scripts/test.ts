import { availableParallelism } from 'node:os';
import { requireChromium } from './browser/chromium.js';
import { onePostgres } from './postgres/onePostgres.js';
import { inLanes } from './process/inLanes.js';
import { seededSnapshot } from './snapshots/seededSnapshot.js';
import { runSuite, type Verdict } from './test/runSuite.js';
import type { SuiteContext } from './test/suite.js';
import { ROWS } from './test/suites.js';
import { tableOf, totalOf } from './test/summary.js';

/** Suites wait now and then, for processes and pages: one more than there are processors keeps these at work. */
const AT_ONCE = availableParallelism() + 1;

function askedRows(args: readonly string[]) {
  const only = args[args.indexOf('--only') + 1];
  if (!args.includes('--only')) return ROWS;
  // What stands before it in its row builds what it uses.
  const rows = ROWS.map((row) => row.slice(0, row.findIndex(({ name }) => name === only) + 1)).filter(
    (row) => row.length > 0,
  );
  const names = ROWS.flat().map(({ name }) => name);
  if (rows.length === 0) throw new Error(`--only takes one of: ${names.join(', ')}.`);
  return rows;
}

async function runRow(row: (typeof ROWS)[number], context: SuiteContext): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const suite of row) verdicts.push(await runSuite(suite, context));
  return verdicts;
}

const postgres = onePostgres();
try {
  const rows = askedRows(process.argv.slice(2));
  await requireChromium();
  let seeds: Promise<string> | undefined;
  const context: SuiteContext = {
    databaseUrl: postgres.url,
    seeds: () => {
      seeds ??= seededSnapshot('today');
      return seeds;
    },
  };
  const tasks = rows.map((row) => () => runRow(row, context));
  const verdicts = (await inLanes(AT_ONCE, tasks)).flat();
  const { passed, failed } = totalOf(verdicts);
  console.log(`\n${tableOf(verdicts)}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(`corridor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
