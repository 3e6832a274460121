import { existsSync } from 'node:fs';
import { inRoot, root } from '../process/root.js';
import { compareReport } from './api/compareReport.js';

const update = process.argv.includes('--update');
const packages = ['core', 'ui', 'features'].filter((name) => existsSync(inRoot('packages', name, 'src/index.ts')));
const problems = (await Promise.all(packages.map((name) => compareReport(root, name, update)))).flat();
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
