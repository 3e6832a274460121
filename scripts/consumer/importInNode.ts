import { run } from '../process/run';
import { PACKAGES } from './packTarballs';

const ENTRY_POINTS = [...PACKAGES, 'features/embed', 'features/testing', 'features/messages', 'features/cards'].map(
  (name) => `@corridor/${name}`,
);

/** A program that imports every entry point in turn and says of each what is wrong with it. */
const opening = (open: string): string => `
for (const entry of ${JSON.stringify(ENTRY_POINTS)}) {
  try {
    if (Object.keys(${open}).length < 1) throw new Error('no exports');
  } catch (error) {
    process.exitCode = 1;
    console.log(entry + ': ' + error.stack);
  }
}`;

const WAYS = [
  ['import', ['--input-type=module', '-e', opening('await import(entry)')]],
  ['require', ['--input-type=commonjs', '-e', opening('require(entry)')]],
] as const;

/** Imports and requires each installed package in plain Node; gives what went wrong, or nothing. */
export async function importInNode(folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [way, args] of WAYS) {
    const { code, output } = await run('node', [...args], { cwd: folder });
    if (code !== 0) problems.push(`${way} in Node: ${output.trim()}`);
  }
  return problems;
}
