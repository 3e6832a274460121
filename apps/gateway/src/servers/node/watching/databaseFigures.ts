import { jobName } from '@corridor/core';
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

const faultsAt = (now: Date) => sql`SELECT job, count(*)::int AS records,
  greatest(0, extract(epoch FROM ${now.toISOString()}::timestamptz - min(due_at)))::float8 AS age FROM job_fault GROUP BY job`;

/**
 * Adds what the database knows: whether it answers, connections, open exports, sessions, and what jobs could not process; the last three are left out
 * without an answer. Gives what reads them anew.
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
  const faulty = new Gauge({
    name: 'corridor_job_faults',
    help: 'Due records of a scheduled job that it could not process and tries again',
    labelNames: ['job'],
    registers,
  });
  const oldest = new Gauge({
    name: 'corridor_job_oldest_due_seconds',
    help: 'Time since the oldest of these records came due; 0 where there is none',
    labelNames: ['job'],
    registers,
  });
  const up = new Gauge({ name: 'corridor_database_up', help: '1 while the database answers', registers });
  return async () => {
    const now = systemClock.now();
    const [row, faults] = [await figuresOf(db, now), await faultsOf(db, now)];
    up.set(row ? 1 : 0);
    for (const gauge of [exports, faulty, oldest]) gauge.reset();
    for (const { job, records, age } of faults ?? []) {
      faulty.set({ job }, records);
      oldest.set({ job }, age);
    }
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

/** Faults of one job: how many records, and seconds since the oldest of them came due. */
interface JobFigures {
  readonly job: string;
  readonly records: number;
  readonly age: number;
}

/** Faults of each job, of those without any too; null while the database does not answer. */
export async function faultsOf(db: Database, now: Date): Promise<JobFigures[] | null> {
  const rows = await db.single(faultsAt(now)).catch(() => null);
  if (!rows) return null;
  const found = new Map(rows.map((row) => [row.job, row]));
  return jobName.codes.map((job) => {
    const { records = 0, age = 0 } = found.get(job) ?? {};
    return { job, records: Number(records), age: Number(age) };
  });
}
