import { performance } from 'node:perf_hooks';
import { withVariables } from '../process/environment.js';
import { sentenceOf } from '../process/sentence.js';
import { BUILDS, type Build } from './builds.js';
import { type CpuMeter, suiteVariable } from './cpuMeter.js';
import { describeFailure } from './failures.js';
import { type PartResult, runPart, type Shared } from './runPart.js';
import { type Job, schedule } from './schedule.js';
import type { Suite } from './suite.js';
import { totalOf, type Verdict } from './summary.js';

/** What a run of suites needs beside them. */
export interface Run {
  readonly slots: number;
  readonly shared: Shared;
  readonly meter: CpuMeter;
  /** Called as soon as a suite is over. */
  readonly onVerdict: (verdict: Verdict) => void;
}

const partName = ({ name }: Suite, index: number) => `${name} ${index}`;
const partNames = (suite: Suite) => Array.from({ length: suite.shards ?? 1 }, (_, index) => partName(suite, index + 1));
const buildName = (build: Build) => `build of ${build}`;

function notBuilt(suite: Suite, problems: readonly string[]): PartResult {
  const error = problems.join('\n');
  const title = 'what it uses is built';
  return { suite, seconds: 0, cases: [{ title, file: suite.name, seconds: 0, passed: false, error, left: [] }] };
}

async function build(name: Build, broken: Map<Build, readonly string[]>): Promise<void> {
  const started = performance.now();
  const problems = await withVariables(suiteVariable('builds'), BUILDS[name]).catch((error: unknown) => [
    sentenceOf(error),
  ]);
  if (problems.length > 0) broken.set(name, problems);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${buildName(name)} (${seconds} s)`);
}

/** Runs all parts of suites, with no more at work than there are slots. */
export async function runSuites(suites: readonly Suite[], run: Run): Promise<readonly Verdict[]> {
  const broken = new Map<Build, readonly string[]>();
  const results: PartResult[] = [];
  const verdicts = new Map<string, Verdict>();

  function settle(suite: Suite): void {
    const parts = results.filter((result) => result.suite === suite);
    if (parts.length < (suite.shards ?? 1)) return;
    const cpu = run.meter.read().get(suite.name);
    const verdict: Verdict = {
      suite: suite.name,
      cases: parts.flatMap(({ cases }) => cases),
      seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
      ...(cpu !== undefined && { cpu }),
    };
    verdicts.set(suite.name, verdict);
    const { passed, failed } = totalOf([verdict]);
    console.log(`${failed === 0 ? '✓' : '✗'} ${suite.name}: ${passed} passed, ${failed} failed`);
    run.onVerdict(verdict);
  }

  function jobOf(suite: Suite, index: number): Job {
    const count = suite.shards ?? 1;
    return {
      name: partName(suite, index),
      after: [
        ...suite.uses.map(buildName),
        ...suites.filter(({ name }) => suite.after?.includes(name)).flatMap(partNames),
      ],
      run: async () => {
        const missing = suite.uses.flatMap((name) => broken.get(name) ?? []);
        const result =
          missing.length > 0 ? notBuilt(suite, missing) : await runPart(suite, { index, count }, run.shared);
        results.push(result);
        for (const failure of result.cases.filter(({ passed }) => !passed))
          console.log(describeFailure(suite, failure));
        settle(suite);
      },
    };
  }

  const needed = new Set<Build>();
  const jobs = suites.flatMap((suite) => {
    const builds = suite.uses.filter((name) => !needed.has(name));
    for (const name of builds) needed.add(name);
    const parts = Array.from({ length: suite.shards ?? 1 }, (_, index) => jobOf(suite, index + 1));
    return [
      ...builds.map((name): Job => ({ name: buildName(name), after: [], run: () => build(name, broken) })),
      ...parts,
    ];
  });
  await schedule(run.slots, jobs);
  return suites.flatMap(({ name }) => verdicts.get(name) ?? []);
}
