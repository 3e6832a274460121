import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { type Database, execute, type Transaction } from '../platform/database';
import type { GatewayEnvironment } from '../platform/http/requestFacts';
import type { Clock } from '../platform/ports/Clock';

const DAY = 86_400_000;

/** A clock that can be moved ahead by whole days; how far is kept in the database. */
export interface SandboxClock extends Clock {
  /** Shows what the database says. */
  load(db: Database): Promise<void>;
}

/** Makes a sandbox's clock over another one. */
export function createSandboxClock(clock: Clock): SandboxClock {
  let days = 0;
  return {
    now: () => new Date(clock.now().getTime() + days * DAY),
    load: async (db) => {
      const [row] = await db.single(sql`SELECT days FROM sandbox_clock`);
      days = Number(row?.days ?? 0);
    },
  };
}

/** Reads the clock before each call, which none is a GET: another process on the same database may have moved it. */
export function followClock(clock: SandboxClock, db: Database): MiddlewareHandler<GatewayEnvironment> {
  return async (context, next) => {
    if (context.req.method !== 'GET') await clock.load(db);
    await next();
  };
}

/** Moves the clock in the database, with the sessions that were open under it, and gives how far it is ahead. */
export async function moveClock(tx: Transaction, days: number): Promise<number> {
  const [ahead] = await execute(
    tx,
    sql`WITH moved AS (
        UPDATE session SET seen_at = seen_at + make_interval(days => ${days}), expires_at = expires_at + make_interval(days => ${days})
      ) INSERT INTO sandbox_clock AS c (one, days) VALUES (true, ${days})
        ON CONFLICT (one) DO UPDATE SET days = c.days + excluded.days RETURNING days`,
    (row) => Number(row.days),
  );
  return ahead ?? days;
}
