import { runScript, runTool } from '../process/run.js';
import { countsFile } from './counts.js';
import type { Suite } from './suite.js';

function vitestArgs(name: string, projects: readonly string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${countsFile(name)}`];
  return ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters];
}

function vitest(name: string, ...projects: readonly string[]): Suite {
  return { name, run: () => runTool('vitest', vitestArgs(name, projects), { env: { DATABASE_URL: undefined } }) };
}

/** The suite again, on a PostgreSQL instead of the embedded database. */
function onPostgres(name: string, project: string): Suite {
  const args = vitestArgs(name, [project]);
  return {
    name,
    needs: 'postgres',
    run: async ({ databaseUrl }) => runTool('vitest', args, { env: { DATABASE_URL: await databaseUrl() } }),
  };
}

/** Two gateways go on while the database's primary is killed: three times, or ten. */
const failover: Suite = {
  name: 'failover',
  needs: 'replication',
  run: ({ isFull }) =>
    runTool('vitest', vitestArgs('failover', ['failover']), { env: { FAILOVER_KILLS: isFull ? '10' : '3' } }),
};

/** Two gateways share few connections through pgbouncer in transaction mode. */
const pooler: Suite = { ...vitest('pooler', 'pooler'), needs: 'pooler' };

function playwright(name: string, config: string): Suite {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: countsFile(name), NODE_OPTIONS: '--conditions=@corridor/source' };
  const run = () => runTool('playwright', ['test', '--config', config, '--reporter', 'dot,json'], { env });
  return { name, needs: 'chromium', run };
}

function script(name: string, file: string): Suite {
  return { name, run: () => runScript(file) };
}

/** A suite that begins with the seeds of today. */
function seeded({ run, ...suite }: Suite): Suite {
  return {
    ...suite,
    run: async (context) => {
      await context.seeds();
      return run(context);
    },
  };
}

/** A suite that begins with the back office as it is built. */
function hosted({ run, ...suite }: Suite): Suite {
  return {
    ...suite,
    run: async (context) => {
      await context.backOffice();
      return run(context);
    },
  };
}

const stories = playwright('stories', 'e2e/visual/playwright.config.ts');

/** Every story plays, is accessible and looks as accepted, in the Storybook that is built here. */
const withStorybook: Suite = {
  ...stories,
  run: async (context) => {
    const built = await runScript('storybook-build.ts', ['--for-pictures']);
    return built.code === 0 ? stories.run(context) : built;
  },
};

/** Rows of suites, the longest first: what begins late must not last. Within a row a suite uses what the one before it built. */
export const ROWS: readonly (readonly Suite[])[] = [
  [hosted(seeded(playwright('e2e', 'e2e/playwright.config.ts')))],
  [vitest('gateway-pglite', 'gateway')],
  [seeded(vitest('unit', 'core', 'ui', 'features', 'backoffice'))],
  [withStorybook],
  [onPostgres('gateway-postgres', 'gateway')],
  [failover, pooler],
  [
    hosted(script('packages', 'packages.ts')),
    seeded({ ...script('consumer', 'consumer.ts'), needs: 'chromium' }),
    seeded(script('nodes', 'nodes.ts')),
  ],
  [script('check', 'check.ts')],
];
