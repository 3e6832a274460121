import { availableParallelism } from 'node:os';
import { onePostgres } from './postgres/onePostgres.js';
import { inLanes } from './process/inLanes.js';
import { seededSnapshot } from './snapshots/seededSnapshot.js';
import { buildBackOffice } from './start/buildBackOffice.js';
import { runSuite, skipSuite, type Verdict } from './test/runSuite.js';
import type { SuiteContext } from './test/suite.js';
import { ROWS } from './test/suites.js';
import { lastLineOf, tableOf, totalOf } from './test/summary.js';
import { missingTools, type Tool } from './test/tools.js';

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

type Row = (typeof ROWS)[number];

async function runRow(row: Row, context: SuiteContext, missing: ReadonlyMap<Tool, string>): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const suite of row) {
    const isMissing = suite.needs !== undefined && missing.has(suite.needs);
    verdicts.push(isMissing ? skipSuite(suite) : await runSuite(suite, context));
  }
  return verdicts;
}

/** Says before anything runs what cannot be had here. @throws Error on a CI server, which is to run everything */
async function lookForTools(rows: readonly Row[]): Promise<Map<Tool, string>> {
  const missing = await missingTools(rows.flat().flatMap(({ needs }) => needs ?? []));
  const sentences = [...missing.values()];
  if (process.env.CI && sentences.length > 0) throw new Error(sentences.join(' '));
  for (const sentence of sentences) console.log(`corridor: ${sentence}`);
  return missing;
}

const postgres = onePostgres();
try {
  const rows = askedRows(process.argv.slice(2));
  const missing = await lookForTools(rows);
  let seeds: Promise<string> | undefined;
  let backOffice: Promise<string | undefined> | undefined;
  const context: SuiteContext = {
    isFull: process.argv.includes('--full'),
    databaseUrl: postgres.url,
    seeds: () => {
      seeds ??= seededSnapshot('today');
      return seeds;
    },
    backOffice: () => {
      backOffice ??= buildBackOffice();
      return backOffice;
    },
  };
  const tasks = rows.map((row) => () => runRow(row, context, missing));
  const verdicts = (await inLanes(AT_ONCE, tasks)).flat();
  console.log(`\n${tableOf(verdicts)}\n\n${lastLineOf(verdicts)}`);
  process.exitCode = totalOf(verdicts).failed === 0 ? 0 : 1;
} catch (error) {
  console.error(`corridor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
