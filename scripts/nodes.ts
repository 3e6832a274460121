import { judgePackages, renderPackages } from './nodes/judgePackages';
import { judgeStart } from './nodes/judgeStart';
import { nodeOf, VERSIONS } from './nodes/versions';
import { createJudge } from './test/judge';

const { judge: judgeProblems, finish } = createJudge('scripts/nodes.ts');

const judge = (name: string, look: () => Promise<void>) =>
  judgeProblems(name, async () => {
    await look();
    return [];
  });

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
finish();
