import type { TestProjectInlineConfiguration } from 'vitest/config';
import { within } from '../machine/pace.js';
import { sourceConditions } from '../vite/sourceConditions.js';

type Project = TestProjectInlineConfiguration;
type TestOptions = Project['test'];

function project(name: string, test: TestOptions): Project {
  return { ...sourceConditions(), test: { name, ...test } };
}

function screenProject(name: string, folder: string, options: TestOptions = {}): Project {
  return project(name, {
    environment: 'jsdom',
    // Rule by rule, as in production: else the simulated page reads its whole style sheet anew with every new rule.
    env: { SC_DISABLE_SPEEDY: 'false' },
    testTimeout: within(15),
    hookTimeout: within(15),
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    setupFiles: ['scripts/vitest/simulatedPage.ts'],
    ...options,
  });
}

// A run is on one database: the embedded one, or the server that is named. Few tests are about one of the two only.
const ofOtherDatabase = process.env.DATABASE_URL ? 'embedded' : 'server';

/** Tests that run in Node, some of them on a simulated page. */
export const nodeProjects: readonly Project[] = [
  project('core', { include: ['packages/core/src/**/*.test.ts'], testTimeout: within(5), isolate: false }),
  // One page for all files of a worker: every test cleans up what it put there.
  screenProject('ui', 'packages/ui', { isolate: false }),
  screenProject('features', 'packages/features', {
    isolate: false,
    globalSetup: ['scripts/vitest/seededGateway.ts'],
    setupFiles: ['scripts/vitest/simulatedPage.ts', 'scripts/vitest/storyAnnotations.ts'],
  }),
  screenProject('backoffice', 'apps/backoffice', { isolate: false }),
  // One database for all files: each test brings a tenant of its own instead of a database of its own.
  project('gateway', {
    include: ['apps/gateway/src/**/*.test.ts'],
    exclude: [`**/*.${ofOtherDatabase}.test.ts`],
    isolate: false,
    fileParallelism: false,
    testTimeout: within(60),
    hookTimeout: within(60),
  }),
  project('check', {
    include: ['scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
    // Fixtures of the rules are no tests, even where they are called so.
    exclude: ['scripts/check/fixtures/**', 'scripts/*.test.ts', 'scripts/failover/**', 'scripts/pooler/**'],
    testTimeout: within(30),
    isolate: false,
  }),
  // Commands of whoever runs a gateway, on gateways of their own.
  project('operations', { include: ['scripts/*.test.ts'], testTimeout: within(60) }),
  // By itself: it kills servers, and takes a minute.
  project('failover', { include: ['scripts/failover/*.test.ts'], fileParallelism: false }),
  project('pooler', { include: ['scripts/pooler/*.test.ts'] }),
];
