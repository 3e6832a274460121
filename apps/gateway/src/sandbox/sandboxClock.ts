import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { type Database, execute, type Transaction } from '../platform/database';
import type { GatewayEnvironment } from '../platform/http/requestFacts';
import type { Clock } from '../platform/ports/Clock';

const DAY = 86_400_000;

/** A clock of which each partner has its own, moved ahead by whole days; how far is kept in the database. */
export interface SandboxClock extends Clock {
  /** Shows what the database says. */
  load(db: Database): Promise<void>;
  /** Partners that are ahead. */
  ahead(): readonly string[];
}

/** Makes a sandbox's clock over another one. */
export function createSandboxClock(clock: Clock): SandboxClock {
  let days: ReadonlyMap<string, number> = new Map();
  return {
    now: (partnerId) => new Date(clock.now().getTime() + DAY * (days.get(partnerId ?? '') ?? 0)),
    load: async (db) => {
      const rows = await db.single(sql`SELECT partner_id, days FROM partner_clock`);
      days = new Map(rows.map((row) => [String(row.partner_id), Number(row.days)]));
    },
    ahead: () => [...days.keys()],
  };
}

/** Reads the clock before each call, which none is a GET: another process on the same database may have moved it. */
export function followClock(clock: SandboxClock, db: Database): MiddlewareHandler<GatewayEnvironment> {
  return async (context, next) => {
    if (context.req.method !== 'GET') await clock.load(db);
    await next();
  };
}

/** Moves a partner's clock in the database, and gives how far it is ahead. */
export async function moveClock(tx: Transaction, partnerId: string, days: number): Promise<number> {
  const [ahead] = await execute(
    tx,
    sql`INSERT INTO partner_clock AS c (partner_id, days) VALUES (${partnerId}, ${days})
        ON CONFLICT (partner_id) DO UPDATE SET days = c.days + excluded.days RETURNING days`,
    (row) => Number(row.days),
  );
  return ahead ?? days;
}
