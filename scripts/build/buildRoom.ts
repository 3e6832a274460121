import { firstLines } from '../process/firstLines.js';
import { inRoot } from '../process/root.js';
import { type Outcome, run, runTool } from '../process/run.js';
import { buildBackOffice } from '../start/buildBackOffice.js';
import { writeConceptDoors } from './conceptDoors.js';
import { buildWithoutBundler } from './withoutBundler.js';

/** What `npm run build` builds, in this order: declarations of features are read against those of core and ui. */
export const ROOMS = ['core', 'ui', 'features', 'backoffice'] as const;

/** A published package or the back office. */
export type Room = (typeof ROOMS)[number];

async function buildPackage(name: Exclude<Room, 'backoffice'>): Promise<Outcome> {
  const cwd = inRoot('packages', name);
  const built = await runTool('tsup', [], { cwd });
  if (built.code === 0 && name === 'features') writeConceptDoors();
  return built.code === 0 ? run(process.execPath, [inRoot('scripts', 'finish-build.mjs')], { cwd }) : built;
}

/** Builds one room; gives what is wrong, or nothing. */
export async function buildRoom(room: Room): Promise<string[]> {
  if (room === 'backoffice') return (await buildBackOffice()) ? [] : ['the back office does not build'];
  const { code, output } = await buildPackage(room);
  if (code !== 0) return [firstLines(output, 40)];
  if (room === 'features') await buildWithoutBundler();
  return [];
}
