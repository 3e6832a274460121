import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../machine/freePort.js';
import type { Postgres } from '../postgres/runCluster.js';
import { requirePooler } from './installation.js';

/** A private pgbouncer that lives as long as this process at most. */
export interface Pooler {
  /** Address of the server's database `corridor` through it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

// The shell holds the read end of a pipe from this process: however this process ends, the pipe closes and the pooler stops.
const SUPERVISE = `"$1" "$2/pgbouncer.ini" >"$2/log" 2>&1 &
pooler=$!; cat >/dev/null; kill -INT $pooler; wait $pooler; rm -rf "$2"`;

function settings({ port, cluster }: Postgres, ownPort: number, connections: number): string {
  return `[databases]
* = host=127.0.0.1 port=${port} user=corridor password=${cluster.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`;
}

async function waitUntilReady(port: number, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await answers(port)) return;
    await pause(100);
  }
  throw new Error(`pgbouncer did not start:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts a pgbouncer in transaction mode before a server, on a free loopback port; all clients share `connections` of the server. */
export async function startPooler(server: Postgres, connections: number): Promise<Pooler> {
  const program = await requirePooler();
  const [port, { account }] = [await freePort(), server.cluster];
  const folder = mkdtempSync(join(tmpdir(), 'corridor-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(server, port, connections), { mode: 0o600 });
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const args = ['-c', SUPERVISE, 'sh', program, folder];
  const shell = spawn('sh', args, { ...account, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  const ended = new Promise<void>((resolve) => shell.once('close', () => resolve()));
  const stop = () => {
    shell.ref();
    shell.stdin.end();
    return ended;
  };
  try {
    await waitUntilReady(port, folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url.replace(`:${server.port}/`, `:${port}/`), stop };
}
