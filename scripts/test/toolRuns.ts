import { existsSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { checks } from '../check/checks.js';
import { firstLines } from '../process/firstLines.js';
import { inRoot } from '../process/root.js';
import { type Outcome, runScript, runTool } from '../process/run.js';
import type { TestCase } from './reports.js';
import type { PartContext, Suite } from './suite.js';

const isFile = (asked: string) => existsSync(inRoot(asked.replace(/:\d+$/, '')));

/** Turns files, which may end in a line, and words of titles into a tool's arguments. */
function askedArgs(asked: readonly string[], flag: '-t' | '-g'): string[] {
  const words = asked.filter((one) => !isFile(one)).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return [...asked.filter(isFile), ...(words.length > 0 ? [flag, `(${words.join('|')})`] : [])];
}

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
export function vitest(name: string, projects: readonly string[], files?: readonly string[]): Omit<Suite, 'uses'> {
  const env = { DATABASE_URL: undefined };
  return { name, run: (context) => runTool('vitest', vitestArgs(context, projects, files), { env }) };
}

/** Runs a part of a project of browser tests. */
export async function runPlaywright(context: PartContext, config: string, project: string): Promise<Outcome> {
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

/** Tests of a program of our own. */
export function script(name: string, file: string, ...args: readonly string[]): Omit<Suite, 'uses'> {
  const run = ({ report, asked }: PartContext) =>
    runScript(file, [...args, ...asked], { env: { CORRIDOR_REPORT: report } });
  return { name, run };
}

/** Runs one of the static checks, which are parts of their suite. */
export async function runCheck({ shard, report }: PartContext): Promise<Outcome> {
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

/** Runs a part of the gateway's tests on PostgreSQL. */
export async function runGateway(context: PartContext): Promise<Outcome> {
  return runTool('vitest', vitestArgs(context, ['gateway']), { env: { DATABASE_URL: await context.databaseUrl() } });
}

/** Configuration of the browser tests of the whole house. */
export const SPECS = 'e2e/playwright.config.ts';

/** Projects whose tests need no database. */
export const UNIT_PROJECTS = ['core', 'ui', 'features', 'backoffice'];
