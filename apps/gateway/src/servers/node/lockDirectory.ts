import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../../app/StartError';

const DYING_MS = 5_000;
const RETRY_MS = 20;

/** Holds a data directory for this process until released or until the process is gone, however it ends. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = prepare(directory);
  const address = addressOf(path);
  const server = await take(address);
  if (!server) throw new StartError(`data directory ${path} is in use by another process`);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

// A process that was just killed holds its socket for a moment longer, while the next one is already starting.
async function take(address: string): Promise<Server | null> {
  const deadline = Date.now() + DYING_MS;
  for (;;) {
    const server = await listen(address);
    if (server || Date.now() > deadline || (await isHeld(address))) return server;
    await setTimeout(RETRY_MS);
  }
}

function prepare(directory: string): string {
  try {
    mkdirSync(directory, { recursive: true });
    const probe = join(directory, '.writable');
    mkdirSync(probe, { recursive: true });
    rmSync(probe, { recursive: true });
    return realpathSync(directory);
  } catch (reason) {
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : 'unknown';
    throw new StartError(`data directory ${directory} is not writable (${code})`);
  }
}

// Linux: an abstract socket; Windows: a named pipe. Both vanish with their process. Elsewhere a socket file beside the data.
function addressOf(path: string): string {
  const name = `corridor-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(path, '.lock');
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

// Whoever lives takes the connection and ends it; a dying process breaks it, and on a socket file left behind nobody answers.
function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const answer = (held: boolean) => {
      socket.destroy();
      resolve(held);
    };
    socket.setTimeout(DYING_MS, () => answer(true));
    socket.once('end', () => answer(true));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && isFile(address)) rmSync(address, { force: true });
      answer(false);
    });
    socket.resume();
  });
}

function isFile(address: string): boolean {
  return !address.startsWith('\0') && process.platform !== 'win32';
}
