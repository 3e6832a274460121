import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { bundle } from '../../apps/gateway/src/testing/bundle';
import { environmentOf } from '../process/environment';
import { inRoot } from '../process/root';
import { track } from '../process/tracked';

/** A server that answers, and how to end it. */
export interface RunningServer {
  readonly url: string;
  /** Resolves once it has ended; a signal other than SIGTERM ends it without its own order. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Waits until a server prints its loopback address; fails with what it said instead. */
function whenListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(stripVTControlCharacters(said))?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`The server ended before it listened:\n${said}`)));
  });
}

/** Starts a program that prints its address once it listens. */
export async function serve(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<RunningServer> {
  const env = environmentOf(options.env);
  const child = track(spawn(command, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await whenListening(child);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return closed;
  };
  return { url, stop };
}

/** Path of the program of `npm start` as one file: loading the gateway source by source takes seconds more. */
export function backOfficeProgram(): Promise<string> {
  return bundle(new URL('../start.ts', import.meta.url));
}

/** Starts the back office by the program of `npm start`, on a port and data folder of its own. */
export async function serveBackOffice(port: number, dataDirectory: string, env: Readonly<Record<string, string>> = {}) {
  const own = { PORT: String(port), CORRIDOR_DATA_DIR: dataDirectory, ...env };
  return serve(process.execPath, [await backOfficeProgram()], { cwd: inRoot(), env: own });
}
