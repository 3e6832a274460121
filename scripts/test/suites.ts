import { checks } from '../check/checks.js';
import { againOnDay, DAY_PARTS, runOnDay } from './days.js';
import type { Suite } from './suite.js';
import { runCheck, runGateway, runPlaywright, SPECS, script, UNIT_PROJECTS, vitest } from './toolRuns.js';

/** What of the gateway may differ on the embedded database. */
const EMBEDDED = [
  '.embedded.test.ts',
  'platform/database/',
  'ledger/model.test.ts',
  'ledger/ledger.test.ts',
  'platform/resource/walk.test.ts',
];

const STORIES = 'e2e/visual/playwright.config.ts';

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
  { name: 'gateway', needs: 'postgres', uses: [], shards: 2, run: runGateway },
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
    shards: DAY_PARTS,
    inBrowser: true,
    fullOnly: true,
    again: againOnDay,
    run: runOnDay,
  },
  { ...vitest('pooler', ['pooler']), needs: 'pooler', uses: [], fullOnly: true },
];
