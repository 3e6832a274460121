import { availableParallelism } from 'node:os';
import { measurePace } from './machine/measurePace.js';
import { onePostgres } from './postgres/onePostgres.js';
import { startCpuMeter } from './test/cpuMeter.js';
import { forgetFailures, placeOf } from './test/failures.js';
import { type Failure, findFlaky, MOST_FLAKY } from './test/flaky.js';
import { type RunOptions, readOptions } from './test/options.js';
import { planSuites } from './test/plan.js';
import { keepResults, readResults } from './test/results.js';
import type { Shared } from './test/runPart.js';
import { runSuites } from './test/runSuites.js';
import type { Suite } from './test/suite.js';
import { lastLineOf, overBudget, readBudgets, slowestOf, tableOf, totalOf, type Verdict } from './test/summary.js';
import { missingTools, type Tool } from './test/tools.js';

/** Says before anything runs what cannot be had here. @throws Error on a CI server, which is to run everything */
async function lookForTools(suites: readonly Suite[]): Promise<Map<Tool, string>> {
  const missing = await missingTools(suites.flatMap(({ needs }) => needs ?? []));
  const sentences = [...missing.values()];
  if (process.env.CI && sentences.length > 0) throw new Error(sentences.join(' '));
  for (const sentence of sentences) console.log(`corridor: ${sentence}`);
  return missing;
}

function failuresOf(suites: readonly Suite[], verdicts: readonly Verdict[]): Failure[] {
  return verdicts.flatMap(({ suite: name, cases }) => {
    const suite = suites.find((one) => one.name === name);
    return suite ? cases.filter(({ passed }) => !passed).map((test) => ({ suite, test })) : [];
  });
}

/** Takes what passed alone for passed, unless it is too much for chance. */
async function withoutFlaky(suites: readonly Suite[], verdicts: readonly Verdict[], shared: Shared) {
  const flaky = await findFlaky(failuresOf(suites, verdicts), shared);
  const names = failuresOf(suites, verdicts)
    .filter(({ test }) => flaky.has(test))
    .map(({ suite, test }) => `flaky: ${suite.name}: ${test.title} (${placeOf(test)})`);
  if (flaky.size > MOST_FLAKY) return { verdicts, names };
  const forgiven = verdicts.map((verdict) => ({
    ...verdict,
    cases: verdict.cases.map((one) => (flaky.has(one) ? { ...one, passed: true } : one)),
  }));
  return { verdicts: forgiven, names };
}

async function run(options: RunOptions, databaseUrl: () => Promise<string>): Promise<number> {
  const meter = startCpuMeter();
  const pace = await measurePace();
  process.env.CORRIDOR_PACE ??= pace.wall.toFixed(2);
  console.log(`This machine is ${pace.wall.toFixed(1)} times slower than the waits of tests are meant for.`);
  if (options.shuffle !== undefined) console.log(`Files run in another order: --shuffle=${options.shuffle}`);
  const suites = planSuites(options);
  const before =
    options.from === undefined ? [] : readResults().filter(({ suite }) => suites.every(({ name }) => name !== suite));
  const missing = await lookForTools(suites);
  const runnable = suites.filter(({ needs }) => !needs || !missing.has(needs));
  const shared: Shared = { databaseUrl, shuffle: options.shuffle, asked: options.asked };
  const kept: Verdict[] = [...before];
  const onVerdict = (verdict: Verdict) => {
    kept.push(verdict);
    if (options.full) keepResults(kept);
  };
  forgetFailures();
  const ran = await runSuites(runnable, { slots: availableParallelism(), shared, meter, onVerdict });
  const { verdicts, names } = await withoutFlaky(runnable, ran, shared);
  const skipped = suites
    .filter((suite) => !runnable.includes(suite))
    .map(({ name }): Verdict => ({ suite: name, cases: [], seconds: 0, skipped: true }));
  return report([...before, ...verdicts, ...skipped], names, meter.read(), pace.cpu);
}

function report(
  verdicts: readonly Verdict[],
  flaky: readonly string[],
  cpu: ReadonlyMap<string, number>,
  pace: number,
): number {
  const budgets = readBudgets();
  const all = [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
  const beside = ['builds', 'shared'].map((name) => `${name} ${(cpu.get(name) ?? 0).toFixed(0)}`);
  const seconds = (performance.now() / 1000).toFixed(0);
  console.log(`\n${tableOf(verdicts, budgets)}\n\nslowest:\n${slowestOf(verdicts)}\n`);
  console.log(`${seconds} s by the clock, ${all.toFixed(0)} s of processor time (of these ${beside.join(', ')})`);
  const over = overBudget(verdicts, budgets, pace);
  for (const line of [...(over ? [`over budget: ${over}`] : []), ...flaky]) console.log(line);
  console.log(lastLineOf(verdicts));
  return totalOf(verdicts).failed === 0 && !over ? 0 : 1;
}

const postgres = onePostgres();
try {
  process.exitCode = await run(readOptions(process.argv.slice(2)), postgres.url);
} catch (error) {
  console.error(`corridor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
