import { firstLines } from '../process/firstLines.js';
import { inRoot } from '../process/root.js';
import { type Outcome, run, runTool } from '../process/run.js';
import { buildBackOffice } from '../start/buildBackOffice.js';
import { writeConceptEntries } from './conceptEntries.js';
import { buildWithoutBundler } from './withoutBundler.js';

/** What `npm run build` builds, in this order: declarations of features are read against those of core and ui. */
export const PARTS = ['core', 'ui', 'features', 'backoffice'] as const;

/** A published package or the back office. */
export type Part = (typeof PARTS)[number];

async function buildPackage(name: Exclude<Part, 'backoffice'>): Promise<Outcome> {
  const cwd = inRoot('packages', name);
  const built = await runTool('tsup', [], { cwd });
  if (built.code === 0 && name === 'features') writeConceptEntries();
  return built.code === 0 ? run(process.execPath, [inRoot('scripts', 'finish-build.mjs')], { cwd }) : built;
}

/** Builds one part; gives what is wrong, or nothing. */
export async function buildPart(part: Part): Promise<string[]> {
  if (part === 'backoffice') return (await buildBackOffice()) ? [] : ['the back office does not build'];
  const { code, output } = await buildPackage(part);
  if (code !== 0) return [firstLines(output, 40)];
  if (part === 'features') await buildWithoutBundler();
  return [];
}
