import { buildPart } from '../build/buildPart.js';
import { runScript } from '../process/run.js';
import { seededSnapshot } from '../snapshots/seededSnapshot.js';

/** Builds one thing; gives what is wrong, or nothing. */
type BuildStep = () => Promise<readonly string[]>;

async function buildPackages(): Promise<readonly string[]> {
  for (const part of ['core', 'ui', 'features'] as const) {
    const problems = await buildPart(part);
    if (problems.length > 0) return [`${part} does not build`, ...problems];
  }
  return [];
}

async function buildStorybook(): Promise<readonly string[]> {
  const { code, output } = await runScript('storybook-build.ts', ['--for-pictures']);
  return code === 0 ? [] : [output];
}

/** What suites share, built once before those that use it. */
export const BUILDS = {
  seeds: async () => {
    await seededSnapshot('today');
    return [];
  },
  'back office': () => buildPart('backoffice'),
  storybook: buildStorybook,
  packages: buildPackages,
} satisfies Record<string, BuildStep>;

/** The name of a thing that suites share. */
export type Build = keyof typeof BUILDS;
