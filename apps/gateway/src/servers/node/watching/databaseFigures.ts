import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import type { Database, Row } from '../../../platform/database';
import { systemClock } from '../../../platform/ports/Clock';

type Library = typeof import('prom-client');

// Small tables, or an index that holds open exports only: cheap however much the partners have.
const figuresAt = (now: Date) => sql`SELECT
  (SELECT count(*)::int FROM download WHERE status = 'queued') AS queued,
  (SELECT count(*)::int FROM download WHERE status = 'running') AS running,
  (SELECT count(*)::int FROM session WHERE expires_at > ${now.toISOString()}) AS sessions`;

/**
 * Adds what the database knows: whether it answers, connections, open exports and sessions; the last two are left out without an answer.
 * Gives what reads them anew.
 */
export function registerDatabase({ Gauge }: Library, register: Registry, db: Database): () => Promise<void> {
  const registers = [register];
  const connections = new Gauge({
    name: 'corridor_database_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['use', 'state'],
    registers,
    collect() {
      for (const { use, ...states } of db.connections?.() ?? [])
        for (const [state, count] of Object.entries(states)) connections.set({ use, state }, count);
    },
  });
  const exports = new Gauge({
    name: 'corridor_exports_open',
    help: 'Exports of all processes that wait or run',
    labelNames: ['status'],
    registers,
  });
  const sessions = new Gauge({ name: 'corridor_sessions', help: 'Sessions that have not ended', registers });
  const up = new Gauge({ name: 'corridor_database_up', help: '1 while the database answers', registers });
  return async () => {
    const row = await figuresOf(db, systemClock.now());
    up.set(row ? 1 : 0);
    exports.reset();
    if (!row) return sessions.remove();
    exports.set({ status: 'queued' }, Number(row.queued));
    exports.set({ status: 'running' }, Number(row.running));
    sessions.set(Number(row.sessions));
  };
}

/** Open exports, and sessions that have not ended at an instant; null while the database does not answer. */
export async function figuresOf(db: Database, now: Date): Promise<Row | null> {
  const rows = await db.single(figuresAt(now)).catch(() => []);
  return rows[0] ?? null;
}
