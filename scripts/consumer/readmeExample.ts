import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../process/root';

/** The widget in ten lines that README shows: the first `tsx` block. */
function readmeExample(readme = readFileSync(inRoot('README.md'), 'utf8')): string {
  const block = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1];
  if (!block) throw new Error('README.md has no tsx example');
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 10)
    throw new Error(`README's example has ${lines.length} lines; a first widget takes at most ten`);
  return block;
}

/** Puts README's example into a portal, where its compiler sees it. */
export function writeReadmeExample(folder: string): void {
  writeFileSync(join(folder, 'src', 'ReadmeExample.tsx'), readmeExample());
}
