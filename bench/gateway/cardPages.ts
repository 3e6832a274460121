import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres/startPostgres';
import { inRoot } from '../../scripts/process/root';
import { serve } from '../../scripts/servers/serve';
import type { Figures } from '../measure/Measure';
import { loadPages } from './loadPages';

const CARDS = '100000';

async function measureWith(env: Readonly<Record<string, string>>): Promise<{ rps: number; p99ms: number }> {
  const node = ['--conditions=@corridor/source', '--import', 'tsx', inRoot('bench', 'gateway', 'serveCards.ts')];
  const gateway = await serve(process.execPath, node, { cwd: inRoot(), env: { CARDS, ...env } });
  try {
    return await loadPages(gateway.url);
  } finally {
    await gateway.stop();
  }
}

/** Pages of 100 000 cards through HTTP, on the embedded database and on PostgreSQL. */
export async function measureCardPages(): Promise<Figures> {
  const work = mkdtempSync(join(tmpdir(), 'corridor-bench-'));
  const postgres = await startPostgres();
  try {
    const embedded = await measureWith({ CORRIDOR_DATA_DIR: join(work, 'data'), DATABASE_URL: '' });
    const server = await measureWith({ DATABASE_URL: postgres.url });
    return {
      'gateway.pglite.cardPage.rps': embedded.rps,
      'gateway.pglite.cardPage.p99ms': embedded.p99ms,
      'gateway.postgres.cardPage.rps': server.rps,
      'gateway.postgres.cardPage.p99ms': server.p99ms,
    };
  } finally {
    await postgres.stop();
    rmSync(work, { recursive: true, force: true });
  }
}
