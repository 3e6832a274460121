import { join } from 'node:path';
import { emittedDeclarations } from '../declarations/emittedDeclarations.js';
import { root } from '../process/root.js';
import { compareReports } from './api/compareReports.js';

const ENTRIES = [
  { package: 'core', entry: 'index', report: 'core' },
  { package: 'ui', entry: 'index', report: 'ui' },
  { package: 'features', entry: 'index', report: 'features' },
  { package: 'features', entry: 'embed/index', report: 'features-embed' },
  { package: 'features', entry: 'messages/index', report: 'features-messages' },
  { package: 'features', entry: 'test-gateway/index', report: 'features-testing' },
];

const declarations = await emittedDeclarations();
const entries = ENTRIES.map(({ entry, ...rest }) => ({
  ...rest,
  path: join(declarations, rest.package, 'src', `${entry}.d.ts`),
}));
const problems = compareReports(root, entries, process.argv.includes('--update'));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
