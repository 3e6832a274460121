import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../process/root';

/** The widget in ten lines that README shows: its first block in a language. */
function readmeExample(language: 'ts' | 'tsx'): string {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (!block) throw new Error(`README.md has no ${language} example`);
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 10)
    throw new Error(`README's example has ${lines.length} lines; a first widget takes at most ten`);
  return block;
}

/** Puts README's examples into a portal, where its compiler sees them. */
export function writeReadmeExample(folder: string): void {
  writeFileSync(join(folder, 'src', 'ReadmeExample.tsx'), readmeExample('tsx'));
  writeFileSync(join(folder, 'src', 'ReadmeMount.ts'), readmeExample('ts'));
}
