import { execFileSync } from 'node:child_process';

/** The unix account that a server runs as; undefined means the account of this process. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

function numberOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

const lookUp = (): Account => ({ uid: numberOf('-u'), gid: numberOf('-g') });

/** PostgreSQL refuses to run as root: then the account `postgres` serves, made when it is absent. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return lookUp();
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]);
    return lookUp();
  }
}
