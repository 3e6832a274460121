import { inRoot } from '../process/root.js';
import { type Outcome, runCompiler, runScript, runTool } from '../process/run.js';

/** One check of `npm run check`. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

function types(name: string, project: string): Check {
  const record = inRoot('.cache', 'types', `${project.replace('/', '-')}.tsbuildinfo`);
  return {
    name: `types of ${name}`,
    run: () => runCompiler(['-p', project, '--incremental', '--tsBuildInfoFile', record, '--pretty', 'false']),
  };
}

// The packages are read together, for each of them reads those below it.
const PROJECTS = ['packages', 'apps/gateway', 'apps/backoffice'];

/** Every check, the slowest first so that two at a time end together. */
export const checks: readonly Check[] = [
  ...PROJECTS.map((project) => types(project, project)),
  types('scripts, stories set-up, e2e and bench', '.'),
  { name: 'public API report', run: () => runScript('check/api.ts') },
  { name: 'docs for partners', run: () => runScript('check/docs.ts') },
  { name: 'OpenAPI document', run: () => runScript('check/openapi.ts') },
  { name: 'fixtures of the rules', run: () => runTool('vitest', ['run', '--project', 'check', '--reporter', 'dot']) },
  { name: 'layers', run: () => runScript('check/layers.ts') },
  { name: 'callers of core', run: () => runScript('check/callers.ts') },
  { name: 'conventions', run: () => runScript('check/conventions.ts') },
  { name: 'dead code', run: () => runTool('knip', ['--no-config-hints', '--no-progress']) },
  {
    name: 'format and lint',
    run: () =>
      runTool('biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=30', '.']),
  },
];
