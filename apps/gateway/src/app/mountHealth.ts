import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Services } from '../platform/call';
import { success, writeEnvelope } from '../platform/http/envelope';
import { type GatewayContext, type GatewayEnvironment, requestFacts } from '../platform/http/requestFacts';
import { unavailable } from '../platform/refusals/refusals';

/** What the gateway knows of itself that speaks against sending it requests; it answers them either way. */
export interface Readiness {
  isRetired: boolean;
  /** A write failed for want of space, and none was found since. */
  isFull: boolean;
}

// A read finds a full database well: this one needs pages of its own, as many as a busy second writes.
const NEEDS_SPACE =
  "CREATE TEMP TABLE space_probe ON COMMIT DROP AS SELECT repeat('x', 1000) FROM generate_series(1, 1000)";

/** Mounts the addresses for a watchdog: `/health/live` while the process answers, `/health/ready` while it and its database take requests. */
export function mountHealth(app: Hono<GatewayEnvironment>, { db }: Services, readiness: Readiness): void {
  const up = (c: GatewayContext) => writeEnvelope(success({ status: 'up' }, requestFacts(c).requestId));
  const ready = async (c: GatewayContext) => {
    if (readiness.isRetired) throw unavailable();
    if (readiness.isFull) await db.asOwner((run) => run(NEEDS_SPACE));
    else await db.single(sql`SELECT 1`);
    readiness.isFull = false;
    return up(c);
  };
  app.get('/health/live', up);
  app.get('/health/ready', ready);
  app.get('/api/health', ready);
}
