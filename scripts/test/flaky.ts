import { withVariables } from '../process/environment.js';
import type { TestCase } from './reports.js';
import { runPart, type Shared } from './runPart.js';
import type { Suite } from './suite.js';

/** As many may fail once and pass alone; more make a run fail. */
export const MOST_FLAKY = 2;
/** More failures than that are no chance: none of them is tried again. */
const MOST_TRIED = 6;

/** A failed test of a suite. */
export interface Failure {
  readonly suite: Suite;
  readonly test: TestCase;
}

/** The words by which a tool finds a test: its title with those of the groups round it. */
const titleOf = ({ title }: TestCase) => title.replaceAll(' › ', ' ');

async function passesAlone({ suite, test }: Failure, shared: Shared): Promise<boolean> {
  const asked = [titleOf(test)];
  const { cases } = await withVariables({ TRACE: 'on' }, () =>
    runPart(suite, { index: test.part ?? 1, count: 1 }, { ...shared, asked, shuffle: undefined }),
  );
  return cases.length > 0 && cases.every(({ passed }) => passed);
}

/** Runs what failed in a browser once more, alone and with a trace, and gives what passes then. */
export async function findFlaky(failures: readonly Failure[], shared: Shared): Promise<ReadonlySet<TestCase>> {
  const tried = failures.filter(({ suite, test }) => suite.inBrowser && test.line !== undefined);
  const flaky = new Set<TestCase>();
  if (tried.length > MOST_TRIED) return flaky;
  for (const failure of tried) {
    console.log(`▶ once more, alone: ${failure.suite.name}: ${failure.test.title}`);
    if (await passesAlone(failure, shared)) flaky.add(failure.test);
  }
  return flaky;
}
