import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { missingDeclarations } from './missingDeclarations.js';

it('finds what a declaration names and nobody wrote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'button'));
  writeFileSync(join(folder, 'index.d.ts'), "export { Button } from './button';\nexport * from './chip';\n");
  writeFileSync(join(folder, 'button', 'index.d.ts'), "export type Look = import('../look').Look;\n");
  expect(missingDeclarations(folder).sort()).toEqual(['button/index.d.ts names ../look', 'index.d.ts names ./chip']);
});
