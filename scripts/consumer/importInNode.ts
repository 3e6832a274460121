import { run } from '../process/run';
import { PACKAGES } from './packTarballs';

const DOORS = [...PACKAGES, 'features/embed'];

/** Imports and requires each installed package in plain Node; gives what went wrong, or nothing. */
export async function importInNode(folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const name of DOORS) {
    const imported = `const m = await import('@corridor/${name}'); if (Object.keys(m).length < 3) throw new Error('no exports');`;
    const required = `const m = require('@corridor/${name}'); if (Object.keys(m).length < 3) throw new Error('no exports');`;
    const ways = [
      ['import', ['--input-type=module', '-e', imported]],
      ['require', ['--input-type=commonjs', '-e', required]],
    ] as const;
    for (const [way, args] of ways) {
      const { code, output } = await run('node', [...args], { cwd: folder });
      if (code !== 0) problems.push(`${way} of @corridor/${name} in Node: ${output.trim()}`);
    }
  }
  return problems;
}
