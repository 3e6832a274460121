import { judgePackages, renderPackages } from './nodes/judgePackages';
import { judgeStart } from './nodes/judgeStart';
import { nodeOf, VERSIONS } from './nodes/versions';
import { sentenceOf } from './process/sentence';
import { writeCounts } from './test/counts';

const counts = { passed: 0, failed: 0 };

async function judge(name: string, look: () => Promise<void>): Promise<void> {
  const problem = await look().then(() => null, sentenceOf);
  counts[problem === null ? 'passed' : 'failed'] += 1;
  console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`);
}

const nodes = VERSIONS.map((version) => ({ version, found: nodeOf(version) }));
// One that cannot be fetched fails its own test below.
for (const { found } of nodes) found.catch(() => undefined);
const newest = nodes.at(-1);
// Built once, on the newest; each then uses what was built.
if (newest) {
  await judge(`Node ${newest.version} builds and judges the packages`, async () => judgePackages(await newest.found));
}
for (const { version, found } of nodes) {
  await judge(`Node ${version} starts the back office and answers`, async () => judgeStart(await found));
  await judge(`Node ${version} renders with the built packages`, async () => renderPackages(await found));
}
writeCounts('nodes', counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
