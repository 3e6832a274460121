import { spawn } from 'node:child_process';
import { bundle } from './bundle';

/** A gateway in a process of its own. */
export interface Started {
  /** Its address once it serves. @throws Error with its last words when it ends before */
  readonly url: Promise<string>;
  /** How it ended and what it said on stderr. */
  readonly ended: Promise<{ code: number | null; errors: string }>;
  /** Sends it a signal, SIGTERM unless told. */
  stop(signal?: NodeJS.Signals): void;
}

/** Starts the gateway as its entry does, on a free port and the day of the run, with nothing else in its environment but what is given. */
export async function startProcess(environment: Record<string, string>): Promise<Started> {
  const { PATH, NODE_OPTIONS, CORRIDOR_CLOCK_OFFSET } = process.env;
  const child = spawn(process.execPath, [await bundle(new URL('../servers/node/main.ts', import.meta.url))], {
    env: { PATH, NODE_OPTIONS, CORRIDOR_CLOCK_OFFSET, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /(http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`the gateway ended: ${errors}`)));
  });
  url.catch(() => {});
  return { url, ended, stop: (signal = 'SIGTERM') => void child.kill(signal) };
}
