import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../machine/freePort.js';
import { type Cluster, newCluster, runIn } from './cluster.js';
import { type Postgres, runCluster } from './runCluster.js';

/** Settings of a server that hands each finished part of its log to the folder `archive` beside its data. */
export const ARCHIVING: readonly string[] = [
  'wal_level=replica',
  'archive_mode=on',
  'archive_command=mkdir -p ../archive && test ! -f ../archive/%f && cp %p ../archive/%f',
];

/** Copies the data of a server that serves; the copy is consistent once its log was followed to where the copy ended. */
async function copyOf({ cluster: { bin, password }, port }: Postgres, ...settings: string[]): Promise<Cluster> {
  const copy = newCluster(bin, password);
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'corridor'];
  try {
    const args = ['-D', join(copy.folder, 'data'), '-X', 'stream', '-c', 'fast', ...settings];
    await runIn(copy, 'pg_basebackup', [...from, ...args]);
  } catch (error) {
    rmSync(copy.folder, { recursive: true });
    throw error;
  }
  return copy;
}

/** Starts a server with a copy of another one's data, which follows that one; on a free loopback port unless told. */
export async function startStandby(primary: Postgres, port?: number): Promise<Postgres> {
  return runCluster(await copyOf(primary, '-R'), port ?? (await freePort()));
}

/** Takes the base from which a server that archives its log can be brought to a later instant. */
export async function takeBase(server: Postgres): Promise<{
  /** Starts a server as the archive says that the first one was at an instant, as PostgreSQL writes it; takes writes in the end. */
  startAt(instant: string): Promise<Postgres>;
}> {
  const copy = await copyOf(server);
  const archive = join(server.cluster.folder, 'archive');
  return {
    startAt: async (instant) => {
      const signal = join(copy.folder, 'data', 'recovery.signal');
      writeFileSync(signal, '');
      if (copy.account) chownSync(signal, copy.account.uid, copy.account.gid);
      return runCluster(copy, await freePort(), [
        `restore_command=cp ${archive}/%f %p`,
        `recovery_target_time=${instant}`,
        'recovery_target_action=promote',
      ]);
    },
  };
}
