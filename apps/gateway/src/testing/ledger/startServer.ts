import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundle } from '../bundle';

/** Where a started process keeps its data. */
export type ServerData = { readonly url: string } | { readonly directory: string };

/** A gateway process of its own with routes to its ledger, reachable on the loopback interface. */
export interface LedgerServer {
  /** Its address without a path, such as `http://127.0.0.1:4711`. */
  readonly url: string;
  /** Ends it with SIGKILL, wherever it is, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts a gateway process and waits until it answers. @throws Error with its last words when it does not */
export async function startServer(data: ServerData): Promise<LedgerServer> {
  // A process that is soon killed has no use for the embedded database's code at its fastest, only for its being there at once.
  const child = spawn(process.execPath, ['--liftoff-only', await bundle(new URL('./server.ts', import.meta.url))], {
    env: { ...process.env, ...environmentOf(data) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  return { url: await firstLine(child), kill };
}

function environmentOf(data: ServerData): Record<string, string> {
  return 'url' in data
    ? { LEDGER_DATABASE_URL: data.url }
    : { LEDGER_DATABASE_URL: '', LEDGER_DATA_DIRECTORY: data.directory };
}

function firstLine(child: ChildProcess): Promise<string> {
  const words: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the gateway process ended with ${code}: ${words.join('')}`)));
  });
}
