import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../machine/freePort';
import { inRoot } from './root';

const folder = mkdtempSync(join(tmpdir(), 'corridor-stopping-'));

afterAll(() => rmSync(folder, { recursive: true }));

// Serves by itself after a child came and went, as the back office does after its build, and takes a moment to end.
const SERVER = `
  import { createServer } from 'node:http';
  import { run } from './process/run.js';
  await run(process.execPath, ['--version']);
  const server = createServer((request, response) => response.end('served')).listen(Number(process.env.PORT), '127.0.0.1');
  const stop = () => server.close(() => setTimeout(() => { console.log('drained'); process.exit(0); }, 200));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.once('listening', () => console.log('listening'));
`;

/** A workspace of one program that is started by the line, the entry and the process tools of this one. */
function makeWorkspace(): void {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  for (const path of ['scripts/clock', 'scripts/process', 'node_modules'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'served', type: 'module', scripts: { start: scripts.start } }),
  );
  for (const name of [
    'run.mjs',
    'clock/clock.mjs',
    'process/run.ts',
    'process/environment.ts',
    'process/root.ts',
    'process/tracked.ts',
  ])
    copyFileSync(inRoot('scripts', name), join(folder, 'scripts', name));
  writeFileSync(join(folder, 'scripts', 'start.ts'), SERVER);
  symlinkSync(inRoot('node_modules', 'tsx'), join(folder, 'node_modules', 'tsx'));
  // Nothing to install.
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(folder, name), '');
  const nothing = createHash('sha256').update(process.platform + process.arch);
  writeFileSync(join(folder, 'node_modules', '.corridor-install'), nothing.digest('hex'));
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Ends what is left of a process and its children, if anybody is. */
function endGroup(leader = 0): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {}
}

makeWorkspace();

it.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start passes %s on, waits for the end and leaves nobody on the port',
  async (signal) => {
    const port = await freePort();
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a failure leaves nobody either.
      detached: true,
    });
    let said = '';
    const listening = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('listening')) resolve();
      });
      child.once('exit', () => reject(new Error(said)));
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await listening;
    expect(await isFree(port)).toBe(false);
    child.kill(signal);
    const code = await ended;
    const isLeft = await isFree(port);
    endGroup(child.pid);
    expect([code, isLeft]).toEqual([0, true]);
    expect(said).toContain('drained');
  },
);
