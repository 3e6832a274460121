// Entry of every npm script: checks Node, installs what the lockfile names, then runs the command's program on the sources.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.corridor-install');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function stop(message) {
  console.error(`corridor: ${message}`);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Node.js 20.19 or newer is needed, this is ${process.versions.node}. Install it from https://nodejs.org.`);
}

function pnpmVersion() {
  return manifest.packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');
}

/** The pinned pnpm: the one on PATH when it is that very version, else the same version through npx. */
function pnpmCommand() {
  const wanted = pnpmVersion();
  const shell = process.platform === 'win32';
  const found = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8', shell });
  return found.stdout?.trim() === wanted ? ['pnpm'] : ['npx', '-y', `pnpm@${wanted}`];
}

function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

function install() {
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log('Installing dependencies…');
  const [command, ...args] = [...pnpmCommand(), 'install', '--frozen-lockfile'];
  const shell = process.platform === 'win32';
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell, maxBuffer: 1 << 26 });
  if (done.status !== 0)
    stop(`the install failed.\n${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`);
  writeFileSync(stamp, current);
}

/** Commands whose program stands with what it measures or pictures, since nothing in scripts imports those folders. */
const ELSEWHERE = { bench: 'bench/run.ts', 'visual-update': 'e2e/visual/update.ts' };

function runScript(command, args) {
  const script = join(root, ELSEWHERE[command] ?? `scripts/${command}.ts`);
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) stop(`there is no command "${command}".`);
  const child = spawn(process.execPath, ['--conditions=@corridor/source', '--import', 'tsx', script, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // A terminal sends Ctrl+C to the child by itself; everything else is handed on so that it can stop in order.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code) => process.exit(code ?? 1));
}

requireNode();
// Every process of the command takes the same other day from this one.
if (process.env.CORRIDOR_TODAY) await import('./clock/clock.mjs');
const [command = '', ...args] = process.argv.slice(2);
install();
runScript(command, args[0] === '--' ? args.slice(1) : args);
