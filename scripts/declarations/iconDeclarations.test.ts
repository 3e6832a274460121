import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emittedDeclarations } from './emittedDeclarations.js';
import { iconDeclarations } from './iconDeclarations.js';

it('declares each icon by the type of our drawings', () => {
  expect(iconDeclarations("export { default as BlockIcon } from '@lucide/icons/icons/ban';\n")).toBe(
    "import type { Lines } from './Drawing';\n/** The icon 'ban' of Lucide. */\nexport declare const BlockIcon: Lines;\n",
  );
  expect(iconDeclarations("export { Icon } from './Icon';\n")).toBe("export { Icon } from './Icon';\n");
});

it('leaves no declaration that needs a package which nobody installs', async () => {
  const icons = readFileSync(join(await emittedDeclarations(), 'ui', 'src', 'icon', 'icons.d.ts'), 'utf8');
  expect(icons).toContain('export declare const SearchIcon: Lines;');
  expect(icons).not.toContain('@lucide');
});
