import { inRoot } from './process/root.js';
import { run, runTool } from './process/run.js';

const PACKAGES = ['core', 'ui', 'features'];

async function buildPackage(name: string): Promise<string> {
  const cwd = inRoot('packages', name);
  const built = await runTool('tsup', [], { cwd });
  if (built.code !== 0) return built.output;
  const finished = await run(process.execPath, [inRoot('scripts', 'finish-build.mjs')], { cwd });
  return finished.code === 0 ? '' : finished.output;
}

async function buildBackoffice(): Promise<string> {
  const built = await run(inRoot('apps/backoffice/node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: inRoot('apps', 'backoffice'),
  });
  return built.code === 0 ? '' : built.output;
}

async function report(name: string, build: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const problem = await build();
  if (problem) throw new Error(`${name} does not build:\n${problem}`);
  console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const [only] = process.argv.slice(2);
try {
  // In this order: the declarations of features are read against those of core and ui.
  for (const name of PACKAGES) if (!only || only === name) await report(name, () => buildPackage(name));
  if (!only || only === 'backoffice') await report('backoffice', buildBackoffice);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
