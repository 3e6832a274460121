import { expect as assert } from '@playwright/test';

/** What is waited for may take long where the machine also builds and tests other things. */
export const expect = assert.configure({ timeout: 20_000 });
