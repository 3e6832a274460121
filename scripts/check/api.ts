import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from '../process/root.js';
import { compareReport } from './api/compareReport.js';
import { emitDeclarations } from './api/emitDeclarations.js';

const update = process.argv.includes('--update');
const PACKAGES = [
  { name: 'core', reports: { index: 'core' } },
  { name: 'ui', reports: { index: 'ui' } },
  { name: 'features', reports: { index: 'features', 'embed/index': 'features-embed' } },
];

async function problemsOf({ name, reports }: (typeof PACKAGES)[number]): Promise<string[]> {
  const into = join(root, '.cache/declarations', name);
  const paths = await emitDeclarations(root, name, Object.keys(reports), into);
  const names = Object.values(reports);
  return paths.flatMap((path, at) => compareReport(root, name, { path, report: names[at] ?? name }, update));
}

const present = PACKAGES.filter(({ name }) => existsSync(inRoot('packages', name, 'src/index.ts')));
const problems = (await Promise.all(present.map(problemsOf))).flat();
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
