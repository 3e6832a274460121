import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../machine/freePort.js';
import { type Account, serverAccount } from './account.js';
import { requirePostgres } from './installation.js';

/** A private PostgreSQL that lives as long as this process at most. */
export interface Postgres {
  /** Connection string of its database `corridor`. */
  readonly url: string;
  /** Stops the server and removes its folder. */
  readonly stop: () => Promise<void>;
}

interface Cluster {
  readonly bin: string;
  readonly folder: string;
  readonly password: string;
  readonly account: Account | undefined;
}

async function createCluster(): Promise<Cluster> {
  const bin = await requirePostgres();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'corridor-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  const settings = ['--encoding=UTF8', '--no-locale', '--username=corridor', '--auth=scram-sha-256'];
  const args = ['-D', join(folder, 'data'), `--pwfile=${passwordFile}`, ...settings];
  execFileSync(join(bin, 'initdb'), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  // A server of its own for one statement: programs that ask one over the network are not in every installation.
  const single = ['--single', '-D', join(folder, 'data'), 'postgres'];
  const input = 'CREATE DATABASE corridor;\n';
  execFileSync(join(bin, 'postgres'), single, { ...account, cwd: folder, input, stdio: ['pipe', 'ignore', 'pipe'] });
  return { bin, folder, password, account };
}

// The shell holds the read end of a pipe from this process: however this process ends, the pipe closes and the server stops.
const SUPERVISE = `"$1" -D "$2/data" -k "$2" -h 127.0.0.1 -p "$3" -c max_connections=200 >"$2/log" 2>&1 &
server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$2"`;

function superviseServer({ bin, folder, account }: Cluster, port: number) {
  const args = ['-c', SUPERVISE, 'sh', join(bin, 'postgres'), folder, String(port)];
  const shell = spawn('sh', args, { ...account, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  return shell;
}

// The eighth line of the server's own file says how far it is.
function isReady({ folder }: Cluster): boolean {
  try {
    return (
      readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8')
        .split('\n')[7]
        ?.trim() === 'ready'
    );
  } catch {
    return false;
  }
}

async function waitUntilReady(cluster: Cluster): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (isReady(cluster)) return;
    await pause(100);
  }
  throw new Error(`PostgreSQL did not start:\n${readFileSync(join(cluster.folder, 'log'), 'utf8')}`);
}

/** Starts a PostgreSQL of its own in a new folder on a free loopback port; several may run at once. */
export async function startPostgres(): Promise<Postgres> {
  const cluster = await createCluster();
  const port = await freePort();
  const shell = superviseServer(cluster, port);
  const ended = new Promise<void>((resolve) => shell.once('close', () => resolve()));
  const stop = () => {
    shell.ref();
    shell.stdin.end();
    return ended;
  };
  try {
    await waitUntilReady(cluster);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://corridor:${cluster.password}@127.0.0.1:${port}/corridor`, stop };
}
