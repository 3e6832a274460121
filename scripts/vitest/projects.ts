import type { TestProjectInlineConfiguration } from 'vitest/config';
import { sourceConditions } from '../vite/sourceConditions.js';

type Project = TestProjectInlineConfiguration;
type TestOptions = Project['test'];

function project(name: string, test: TestOptions): Project {
  return { ...sourceConditions(), test: { name, ...test } };
}

function screenProject(name: string, folder: string, setup: readonly string[] = []): Project {
  return project(name, {
    environment: 'jsdom',
    // One page for all files of a worker, as one database below: every test cleans up what it put there.
    isolate: false,
    // A busy machine is slow, not wrong: only a test that never ends may fail by time.
    testTimeout: 60_000,
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    setupFiles: ['scripts/vitest/domMatchers.ts', ...setup],
  });
}

/** Tests that run in Node, some of them on a simulated page. */
export const nodeProjects: readonly Project[] = [
  project('core', { include: ['packages/core/src/**/*.test.ts'], testTimeout: 60_000 }),
  screenProject('ui', 'packages/ui'),
  screenProject('features', 'packages/features', ['scripts/vitest/storyAnnotations.ts']),
  screenProject('backoffice', 'apps/backoffice'),
  // One database for all files: each test brings a tenant of its own instead of a database of its own.
  project('gateway', {
    include: ['apps/gateway/src/**/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  }),
  project('check', { include: ['scripts/**/*.test.ts', 'e2e/**/*.test.ts'], testTimeout: 60_000 }),
];
