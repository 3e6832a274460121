import { withVariables } from '../process/environment.js';
import type { Outcome } from '../process/run.js';
import { placeOf } from './failures.js';
import type { TestCase } from './reports.js';
import type { PartContext, Suite } from './suite.js';
import { runGateway, runPlaywright, SPECS, UNIT_PROJECTS, vitest } from './toolRuns.js';

/** Instants at which dates tend to go wrong: a Saturday, a leap day, the end of a year five minutes before midnight, and both changes of summer time. */
const DAYS: readonly string[] = [
  '2026-12-05T10:00:00Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T23:55:00Z',
  '2027-03-28T00:59:00Z',
  '2027-10-31T00:59:00Z',
];

/** What is run on each of the days: two databases' worth of rules, and the journeys. */
const ON_EACH_DAY: readonly Pick<Suite, 'name' | 'run'>[] = [
  vitest('unit', UNIT_PROJECTS),
  { name: 'gateway', run: runGateway },
  { name: 'journeys', run: (context) => runPlaywright(context, SPECS, 'journeys') },
];

/** The day of a part, counted from 1, and what it runs then. */
function onDay(part: number) {
  const today = DAYS[Math.floor((part - 1) / ON_EACH_DAY.length)];
  const suite = ON_EACH_DAY[(part - 1) % ON_EACH_DAY.length];
  if (!suite || !today) throw new Error(`there is no part ${part}`);
  return { today, suite };
}

/** The command that runs a failed test of a day again. */
export function againOnDay(test: TestCase): string {
  const { today, suite } = onDay(test.part ?? 1);
  return `CORRIDOR_TODAY=${today} npm test -- --only ${suite.name} ${placeOf(test)}`;
}

/** Runs one part of what is run on each of the days. */
export function runOnDay(context: PartContext): Promise<Outcome> {
  const { today, suite } = onDay(context.shard.index);
  // The day of the run itself, if it has one, is not theirs.
  const day = { CORRIDOR_TODAY: today, CORRIDOR_CLOCK_OFFSET: undefined, NODE_OPTIONS: undefined };
  return withVariables(day, () => suite.run({ ...context, shard: { index: 1, count: 1 } }));
}

/** Parts of the suite of days. */
export const DAY_PARTS = DAYS.length * ON_EACH_DAY.length;
