import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Route } from '@playwright/test';

/** The part of the packed door that is used here. */
interface TestingDoor {
  createTestGateway(options?: { readonly records: object }): {
    readonly route: (route: Route) => Promise<void>;
    setMood(mood: 'working' | 'failing'): void;
  };
}

/** The testing door as it is installed in a folder. */
export function installedGateway(folder: string): TestingDoor {
  return createRequire(join(folder, 'package.json'))('@corridor/features/testing');
}
