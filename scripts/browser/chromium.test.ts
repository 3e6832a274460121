import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { leftOutByPlaywright } from './chromium.js';

/** What Playwright tells Chromium to leave out, from the file of it that starts browsers. */
function playwrightsOwn(): string[] {
  const core = createRequire(createRequire(import.meta.url).resolve('playwright')).resolve('playwright-core');
  const code = readFileSync(join(dirname(core), 'lib', 'coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(code)?.[1] ?? '';
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
}

it('leaves out of Chromium all that Playwright leaves out', () => {
  expect(leftOutByPlaywright).toEqual(playwrightsOwn());
});
