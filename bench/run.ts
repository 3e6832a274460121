import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../scripts/process/root';
import { measures } from './measures';

const [only] = process.argv.slice(2).filter((argument) => argument !== '--only');
const asked = measures.filter(({ name, also = [] }) => !only || [name, ...also].some((one) => one.startsWith(only)));
if (asked.length === 0) {
  console.error(
    `corridor: no measurement is called "${only}". There are: ${measures.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const figures: Record<string, number> = {};
let failed = false;
for (const { name, run } of asked) {
  process.stderr.write(`measuring ${name}…\n`);
  try {
    Object.assign(figures, await run());
  } catch (error) {
    failed = true;
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const width = Math.max(0, ...Object.keys(figures).map((name) => name.length));
for (const [name, value] of Object.entries(figures)) {
  console.log(`${name.padEnd(width)}  ${value.toLocaleString('en').padStart(14)}`);
}
mkdirSync(inRoot('bench', 'results'), { recursive: true });
writeFileSync(inRoot('bench', 'results', 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = failed ? 1 : 0;
