import type { TestProject } from 'vitest/node';
import { seededSnapshot } from '../snapshots/seededSnapshot.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a seeded database, from which every file of tests opens a gateway of its own. */
    seededGateway: string;
  }
}

/** Seeds a database once for all files of tests. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('seededGateway', await seededSnapshot('today'));
}
