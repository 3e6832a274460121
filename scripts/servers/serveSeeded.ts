import { mkdirSync } from 'node:fs';
import { run } from '../process/run';
import { seededSnapshot } from '../snapshots/seededSnapshot';
import { type RunningServer, serveBackOffice } from './serve';

/** Starts the back office in a new data folder that has all its seeds already: they are the same whenever they are sown today. */
export async function serveSeeded(
  port: number,
  dataDirectory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  await unpackSeeds(dataDirectory);
  return serveBackOffice(port, dataDirectory, env);
}

/** Puts the seeds of today into a new data folder. */
export async function unpackSeeds(dataDirectory: string): Promise<void> {
  mkdirSync(dataDirectory, { recursive: true });
  const { code, output } = await run('tar', ['-xzf', await seededSnapshot('today'), '-C', dataDirectory]);
  if (code !== 0) throw new Error(output);
}
