import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../machine/freePort.js';
import { newCluster, runIn } from './cluster.js';
import { type Postgres, runCluster } from './runCluster.js';

/** Starts a server with a copy of another one's data, which follows that one; on a free loopback port unless told. */
export async function startStandby(primary: Postgres, port?: number): Promise<Postgres> {
  const { bin, password } = primary.cluster;
  const copy = newCluster(bin, password);
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'corridor'];
  try {
    await runIn(copy, 'pg_basebackup', [...from, '-D', join(copy.folder, 'data'), '-R', '-X', 'stream', '-c', 'fast']);
  } catch (error) {
    rmSync(copy.folder, { recursive: true });
    throw error;
  }
  return runCluster(copy, port ?? (await freePort()));
}
