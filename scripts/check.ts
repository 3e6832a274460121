import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Check, checks } from './check/checks.js';
import { firstLines } from './process/firstLines.js';
import { inLanes } from './process/inLanes.js';
import { inRoot } from './process/root.js';

const LINES_SHOWN = 25;

async function judge({ name, run }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(firstLines(output, LINES_SHOWN));
  return code === 0;
}

mkdirSync(inRoot('.cache', 'types'), { recursive: true });
const [only] = process.argv.slice(2);
const asked = checks.filter(({ name }) => !only || name.includes(only));
const results = await inLanes(
  availableParallelism(),
  asked.map((check) => () => judge(check)),
);
const passed = results.filter(Boolean).length;
console.log(`${passed} of ${results.length} checks passed`);
process.exitCode = results.length > 0 && passed === results.length ? 0 : 1;
