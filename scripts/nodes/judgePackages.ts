import { delimiter, dirname } from 'node:path';
import { firstLines } from '../process/firstLines';
import { inRoot } from '../process/root';
import { run } from '../process/run';

/** Runs the packages suite on a Node; its tools find the same one on PATH. @throws Error with what it said when it fails */
export async function judgePackages(node: string): Promise<void> {
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  const args = ['--conditions=@corridor/source', '--import', 'tsx', inRoot('scripts', 'packages.ts')];
  const { code, output } = await run(node, args, { env });
  if (code === 0) return;
  console.log(firstLines(output, 30));
  throw new Error('the packages suite failed');
}

/** Imports the built packages on a Node, renders with them and requires them. @throws Error with what it said when it fails */
export async function renderPackages(node: string): Promise<void> {
  const { code, output } = await run(node, [inRoot('scripts', 'nodes', 'renderPackages.mjs')]);
  if (code !== 0) throw new Error(firstLines(output, 30));
}
