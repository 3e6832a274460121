import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../machine/freePort.js';
import { type Cluster, newCluster } from './cluster.js';
import { requirePostgres } from './installation.js';
import { type Postgres, runCluster } from './runCluster.js';

// Sorted by code point; letters of every script have their capitals.
const LOCALE = ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`];

async function createCluster(): Promise<Cluster> {
  const cluster = newCluster(await requirePostgres(), randomBytes(16).toString('hex'));
  const { bin, folder, account } = cluster;
  const settings = ['--encoding=UTF8', ...LOCALE, '--username=corridor', '--auth=scram-sha-256'];
  const args = ['-D', join(folder, 'data'), `--pwfile=${join(folder, 'password')}`, ...settings];
  execFileSync(join(bin, 'initdb'), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  // A server of its own for one statement: programs that ask one over the network are not in every installation.
  const single = ['--single', '-D', join(folder, 'data'), 'postgres'];
  const input = 'CREATE DATABASE corridor;\n';
  execFileSync(join(bin, 'postgres'), single, { ...account, cwd: folder, input, stdio: ['pipe', 'ignore', 'pipe'] });
  return cluster;
}

/** Starts a PostgreSQL of its own in a new folder on a free loopback port, with settings if told; several may run at once. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  return runCluster(await createCluster(), await freePort(), settings);
}

/** Nothing that it holds need outlive a loss of power, and what is soon dropped is worth no clean-up. */
const FLEETING = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

/** Starts a PostgreSQL like `startPostgres`, for the tests of one run: quicker, and safe from everything but a loss of power. */
export async function startFleetingPostgres(): Promise<Postgres> {
  return runCluster(await createCluster(), await freePort(), FLEETING);
}
