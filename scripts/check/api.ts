import { join } from 'node:path';
import { emittedDeclarations } from '../declarations/emittedDeclarations.js';
import { root } from '../process/root.js';
import { compareReports } from './api/compareReports.js';

const DOORS = [
  { package: 'core', door: 'index', report: 'core' },
  { package: 'ui', door: 'index', report: 'ui' },
  { package: 'features', door: 'index', report: 'features' },
  { package: 'features', door: 'embed/index', report: 'features-embed' },
  { package: 'features', door: 'messages/index', report: 'features-messages' },
  { package: 'features', door: 'test-gateway/index', report: 'features-testing' },
];

const declarations = await emittedDeclarations();
const doors = DOORS.map(({ door, ...rest }) => ({
  ...rest,
  path: join(declarations, rest.package, 'src', `${door}.d.ts`),
}));
const problems = compareReports(root, doors, process.argv.includes('--update'));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
