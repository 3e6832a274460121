import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Route } from '@playwright/test';

/** The part of the packed entry point that is used here. */
interface TestingEntry {
  createTestGateway(options?: { readonly records: object }): {
    readonly route: (route: Route) => Promise<void>;
    setMood(mood: 'working' | 'failing'): void;
  };
}

/** The testing entry point as it is installed in a folder. */
export function installedGateway(folder: string): TestingEntry {
  return createRequire(join(folder, 'package.json'))('@corridor/features/testing');
}
