import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, runIn } from './cluster.js';

/** A private PostgreSQL that lives as long as this process at most. */
export interface Postgres {
  /** Connection string of its database `corridor`. */
  readonly url: string;
  readonly port: number;
  readonly cluster: Cluster;
  /** Makes a standby the primary; resolves once it takes writes. */
  readonly promote: () => Promise<void>;
  /** Ends all processes of the server at one moment, as a loss of power does; `stop` removes its folder. */
  readonly kill: () => void;
  /** Stops the server and removes its folder. */
  readonly stop: () => Promise<void>;
}

// The shell holds the read end of a pipe from this process: however this process ends, the pipe closes and the server stops.
const SUPERVISE = `server=$1; folder=$2; port=$3; shift 3
"$server" -D "$folder/data" -k "$folder" -h 127.0.0.1 -p "$port" -c max_connections=200 "$@" >"$folder/log" 2>&1 &
server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"`;

function superviseServer({ bin, folder, account }: Cluster, port: number, settings: readonly string[]) {
  const own = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-c', SUPERVISE, 'sh', join(bin, 'postgres'), folder, String(port), ...own];
  const shell = spawn('sh', args, { ...account, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  return shell;
}

const pidFileOf = ({ folder }: Cluster) => readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');

// The eighth line of the server's own file says how far it is; a standby stays one.
function isReady(cluster: Cluster): boolean {
  try {
    return ['ready', 'standby'].includes(pidFileOf(cluster)[7]?.trim() ?? '');
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

// One that has just ended by itself is as it should be.
function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (reason) {
    if (!(reason instanceof Error && 'code' in reason && reason.code === 'ESRCH')) throw reason;
  }
}

// Its children end by themselves without it, but only once they have sent what they were about to send.
function processesOf(cluster: Cluster): number[] {
  const first = Number(pidFileOf(cluster)[0]);
  const all = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = all.map((line) => line.trim().split(/\s+/).map(Number));
  return [first, ...pairs.flatMap(([parent, pid]) => (parent === first && pid !== undefined ? [pid] : []))];
}

/** Runs the server of a cluster on a loopback port, with settings like `fsync=off`. */
export async function runCluster(cluster: Cluster, port: number, settings: readonly string[] = []): Promise<Postgres> {
  const shell = superviseServer(cluster, port, settings);
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
  return {
    url: `postgres://corridor:${cluster.password}@127.0.0.1:${port}/corridor`,
    port,
    cluster,
    promote: async () => void (await runIn(cluster, 'pg_ctl', ['promote', '-w', '-D', join(cluster.folder, 'data')])),
    kill: () => {
      for (const pid of processesOf(cluster)) endAtOnce(pid);
    },
    stop,
  };
}
