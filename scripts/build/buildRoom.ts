import { firstLines } from '../process/firstLines.js';
import { inRoot } from '../process/root.js';
import { type Outcome, run, runTool } from '../process/run.js';

/** What `npm run build` builds, in this order: declarations of features are read against those of core and ui. */
export const ROOMS = ['core', 'ui', 'features', 'backoffice'] as const;

/** A published package or the back office. */
export type Room = (typeof ROOMS)[number];

async function buildPackage(name: Room): Promise<Outcome> {
  const cwd = inRoot('packages', name);
  const built = await runTool('tsup', [], { cwd });
  return built.code === 0 ? run(process.execPath, [inRoot('scripts', 'finish-build.mjs')], { cwd }) : built;
}

function buildBackoffice(): Promise<Outcome> {
  const cwd = inRoot('apps', 'backoffice');
  return run(inRoot('apps/backoffice/node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], { cwd });
}

/** Builds one room; gives what is wrong, or nothing. */
export async function buildRoom(room: Room): Promise<string[]> {
  const { code, output } = await (room === 'backoffice' ? buildBackoffice() : buildPackage(room));
  return code === 0 ? [] : [firstLines(output, 40)];
}
