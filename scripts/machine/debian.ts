import { readFileSync } from 'node:fs';
import { run } from '../process/run.js';

/** `debian` or `ubuntu` when packages can be installed here with apt, which needs root; else undefined. */
export function aptSystem(): 'debian' | 'ubuntu' | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    if (/^ID=.?ubuntu/m.test(release)) return 'ubuntu';
    return /^ID(_LIKE)?=.*debian/m.test(release) ? 'debian' : undefined;
  } catch {
    return undefined;
  }
}

/** Installs Debian packages; throws with apt's own words when that fails. */
export async function aptInstall(...packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' ')} with apt…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
  });
  if (code !== 0) throw new Error(`apt could not install ${packages.join(' ')}:\n${output.trim().slice(-2000)}`);
}
