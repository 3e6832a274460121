import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { run } from '../process/run.js';

/** A Linux whose packages come with apt. */
type AptSystem = 'debian' | 'ubuntu';

function debianLike(): AptSystem | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    if (/^ID=.?ubuntu/m.test(release)) return 'ubuntu';
    return /^ID(_LIKE)?=.*debian/m.test(release) ? 'debian' : undefined;
  } catch {
    return undefined;
  }
}

const isRoot = () => process.getuid?.() === 0;

// Asks for no password: where one is needed, this is not a machine to install on unasked.
const hasSudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;

/** `debian` or `ubuntu` when root can install packages here with apt; else undefined. */
export function aptSystem(): AptSystem | undefined {
  return isRoot() ? debianLike() : undefined;
}

/** The same for a user whom sudo lets install packages without a password. */
export function sudoAptSystem(): AptSystem | undefined {
  return !isRoot() && hasSudo() ? debianLike() : undefined;
}

/** Installs Debian packages, by sudo for whoever is not root. @throws Error with apt's own words when that fails */
export async function aptInstall(...packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' ')} with apt…`);
  const asRoot = isRoot() ? [] : ['sudo', '-n'];
  const [command = '', ...before] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run(command, [...before, 'update', '-q']);
  const wanted = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  const { code, output } = await run(command, [...before, ...wanted]);
  if (code !== 0) throw new Error(`apt could not install ${packages.join(' ')}:\n${output.trim().slice(-2000)}`);
}
