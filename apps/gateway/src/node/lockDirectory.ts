import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from './StartError';

/** Holds a data directory for this process until released or until the process is gone, however it ends. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = prepare(directory);
  const address = addressOf(path);
  const server = (await listen(address)) ?? ((await isStale(address)) ? await listen(address) : null);
  if (!server) throw new StartError(`data directory ${path} is in use by another process`);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
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

// A socket file outlives a killed process; nobody answers on it then, and it may be taken over.
function isStale(address: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => {
      rmSync(address, { force: true });
      resolve(true);
    });
  });
}
