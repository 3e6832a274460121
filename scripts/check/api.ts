import { join } from 'node:path';
import { emittedDeclarations } from '../declarations/emittedDeclarations.js';
import { root } from '../process/root.js';
import { compareReport } from './api/compareReport.js';

const update = process.argv.includes('--update');
const DOORS = [
  { name: 'core', door: 'index', report: 'core' },
  { name: 'ui', door: 'index', report: 'ui' },
  { name: 'features', door: 'index', report: 'features' },
  { name: 'features', door: 'embed/index', report: 'features-embed' },
];

const declarations = await emittedDeclarations();
const problems = DOORS.flatMap(({ name, door, report }) =>
  compareReport(root, name, { path: join(declarations, name, 'src', `${door}.d.ts`), report }, update),
);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
