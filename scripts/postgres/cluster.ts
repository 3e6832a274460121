import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, serverAccount } from './account.js';

/** Data of a server in a folder of its own, and the programs that serve it. */
export interface Cluster {
  readonly bin: string;
  readonly folder: string;
  /** Password of its superuser `corridor`. */
  readonly password: string;
  readonly account: Account | undefined;
}

const execute = promisify(execFile);

/** Makes the folder of a cluster, which belongs to the account that the server runs as. */
export function newCluster(bin: string, password: string): Cluster {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'corridor-postgres-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  return { bin, folder, password, account };
}

/** Runs one of PostgreSQL's programs as the account of a cluster and gives what it printed. @throws Error with what it said */
export async function runIn(cluster: Cluster, program: string, args: readonly string[]): Promise<string> {
  const { bin, folder, password, account } = cluster;
  const env = { ...process.env, PGPASSWORD: password };
  const { stdout } = await execute(join(bin, program), args, { ...account, cwd: folder, env });
  return stdout;
}
