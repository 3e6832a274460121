import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { checks } from '../check/checks.js';
import { withVariables } from '../process/environment.js';
import { firstLines } from '../process/firstLines.js';
import { type Outcome, runScript, runTool } from '../process/run.js';
import { askedArgs } from './asked.js';
import { DAYS } from './days.js';
import { placeOf } from './failures.js';
import type { TestCase } from './reports.js';
import type { PartContext, Suite } from './suite.js';

const shardOf = ({ shard: { index, count } }: PartContext) => (count > 1 ? [`--shard=${index}/${count}`] : []);

function vitestArgs(context: PartContext, projects: readonly string[], files: readonly string[] = []): string[] {
  const { shuffle, report, asked } = context;
  return [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--maxWorkers=1',
    '--includeTaskLocation',
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ...(shuffle === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${shuffle}`]),
    ...(asked.length > 0 ? askedArgs(asked, '-t') : [...files, ...shardOf(context)]),
  ];
}

/** Tests of projects, on the embedded database wherever they need one. */
function vitest(name: string, projects: readonly string[], files?: readonly string[]): Omit<Suite, 'uses'> {
  const env = { DATABASE_URL: undefined };
  return { name, run: (context) => runTool('vitest', vitestArgs(context, projects, files), { env }) };
}

async function runPlaywright(context: PartContext, config: string, project: string): Promise<Outcome> {
  const { shuffle, report, asked } = context;
  const args = ['test', '--config', config, '--project', project, '--workers', '1', '--reporter', 'dot,json'];
  return runTool('playwright', [...args, ...(asked.length > 0 ? askedArgs(asked, '-g') : shardOf(context))], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@corridor/source`,
      CORRIDOR_SHUFFLE: shuffle?.toString(),
      DATABASE_URL: await context.databaseUrl(),
    },
  });
}

function script(name: string, file: string, ...args: readonly string[]): Omit<Suite, 'uses'> {
  const run = ({ report, asked }: PartContext) =>
    runScript(file, [...args, ...asked], { env: { CORRIDOR_REPORT: report } });
  return { name, run };
}

/** Runs one of the static checks, which are parts of their suite. */
async function runCheck({ shard, report }: PartContext): Promise<Outcome> {
  const check = checks[shard.index - 1];
  if (!check) throw new Error(`there is no check ${shard.index}`);
  const started = performance.now();
  const outcome = await check.run();
  const passed = outcome.code === 0;
  const seconds = (performance.now() - started) / 1000;
  const judged: TestCase = { title: check.name, file: 'scripts/check/checks.ts', seconds, passed, left: [] };
  const cases = [passed ? judged : { ...judged, error: firstLines(outcome.output, 60) }];
  writeFileSync(report, JSON.stringify({ cases }));
  return outcome;
}

const GATEWAY: Suite = {
  name: 'gateway',
  needs: 'postgres',
  uses: [],
  shards: 2,
  run: async (context) =>
    runTool('vitest', vitestArgs(context, ['gateway']), { env: { DATABASE_URL: await context.databaseUrl() } }),
};

/** What of the gateway may differ on the embedded database. */
const EMBEDDED = [
  '.embedded.test.ts',
  'platform/database/',
  'ledger/model.test.ts',
  'ledger/ledger.test.ts',
  'platform/resource/walk.test.ts',
];

const STORIES = 'e2e/visual/playwright.config.ts';
const SPECS = 'e2e/playwright.config.ts';

const UNIT_PROJECTS = ['core', 'ui', 'features', 'backoffice'];

/** What is run on each of the days: two databases' worth of rules, and the journeys. */
const ON_EACH_DAY: readonly Pick<Suite, 'name' | 'run'>[] = [
  vitest('unit', UNIT_PROJECTS),
  GATEWAY,
  { name: 'journeys', run: (context) => runPlaywright(context, SPECS, 'journeys') },
];

/** The day of a part, counted from 1, and what it runs then. */
function onDay(part: number) {
  const today = DAYS[Math.floor((part - 1) / ON_EACH_DAY.length)];
  const suite = ON_EACH_DAY[(part - 1) % ON_EACH_DAY.length];
  if (!suite || !today) throw new Error(`there is no part ${part}`);
  return { today, suite };
}

function againOnDay(test: TestCase): string {
  const { today, suite } = onDay(test.part ?? 1);
  return `CORRIDOR_TODAY=${today} npm test -- --only ${suite.name} ${placeOf(test)}`;
}

/** Runs one part of what is run on each of the days. */
function runOnDay(context: PartContext): Promise<Outcome> {
  const { today, suite } = onDay(context.shard.index);
  // The day of the run itself, if it has one, is not theirs.
  const day = { CORRIDOR_TODAY: today, CORRIDOR_CLOCK_OFFSET: undefined, NODE_OPTIONS: undefined };
  return withVariables(day, () => suite.run({ ...context, shard: { index: 1, count: 1 } }));
}

/** Every suite, in the order in which they begin: what is quick to be red comes first, what lasts before what is short. */
export const SUITES: readonly Suite[] = [
  {
    name: 'check',
    uses: [],
    shards: checks.length,
    again: ({ title }) => `npm run check -- "${title}"`,
    run: runCheck,
  },
  { ...vitest('unit', UNIT_PROJECTS), uses: ['seeds'], shards: 2 },
  GATEWAY,
  {
    name: 'journeys',
    needs: 'chromium',
    uses: ['back office', 'seeds'],
    shards: 2,
    inBrowser: true,
    run: (context) => runPlaywright(context, SPECS, 'journeys'),
  },
  {
    name: 'stories',
    needs: 'chromium',
    uses: ['storybook'],
    shards: 2,
    inBrowser: true,
    run: (context) => runPlaywright(context, STORIES, 'plays'),
  },
  { ...script('consumer', 'consumer.ts', '--one'), needs: 'chromium', uses: ['packages', 'seeds'] },
  { ...script('packages', 'packages.ts', '--built'), uses: ['packages'] },
  { ...vitest('gateway-embedded', ['gateway'], EMBEDDED), uses: [] },
  { ...vitest('gateway-pglite', ['gateway']), uses: [], shards: 2, fullOnly: true, replaces: 'gateway-embedded' },
  {
    name: 'matrix',
    needs: 'chromium',
    uses: ['back office', 'seeds'],
    shards: 2,
    inBrowser: true,
    fullOnly: true,
    run: (context) => runPlaywright(context, SPECS, 'matrix'),
  },
  {
    name: 'pictures',
    needs: 'chromium',
    uses: ['storybook'],
    shards: 2,
    inBrowser: true,
    fullOnly: true,
    replaces: 'stories',
    run: (context) => runPlaywright(context, STORIES, 'pictures'),
  },
  {
    ...script('consumers', 'consumer.ts'),
    needs: 'chromium',
    uses: ['packages', 'seeds'],
    fullOnly: true,
    replaces: 'consumer',
  },
  // Builds the packages anew, on another Node.
  { ...script('nodes', 'nodes.ts'), uses: ['seeds'], after: ['packages', 'consumers'], fullOnly: true },
  { ...vitest('operations', ['operations']), needs: 'replication', uses: [], fullOnly: true },
  { ...vitest('failover', ['failover']), needs: 'replication', uses: [], fullOnly: true },
  {
    name: 'days',
    needs: 'chromium',
    uses: ['back office'],
    shards: DAYS.length * ON_EACH_DAY.length,
    inBrowser: true,
    fullOnly: true,
    again: againOnDay,
    run: runOnDay,
  },
  { ...vitest('pooler', ['pooler']), needs: 'pooler', uses: [], fullOnly: true },
];
