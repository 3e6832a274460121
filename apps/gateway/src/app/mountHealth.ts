import type { Hono } from 'hono';
import type { Services } from '../platform/call';
import { success, writeEnvelope } from '../platform/http/envelope';
import { type GatewayContext, type GatewayEnvironment, requestFacts } from '../platform/http/requestFacts';
import { MAILS_WAIT } from '../platform/mail';
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
  const up = (c: GatewayContext, more: object = {}) =>
    writeEnvelope(success({ status: 'up', ...more }, requestFacts(c).requestId));
  const ready = async (c: GatewayContext) => {
    if (readiness.isRetired) throw unavailable();
    if (readiness.isFull) await db.asOwner((run) => run(NEEDS_SPACE));
    const [row] = await db.single(MAILS_WAIT);
    readiness.isFull = false;
    // A mail server that is down keeps no request from being answered: it is told, and no more.
    return up(c, { mail: row?.mails_wait === true ? 'waiting' : 'up' });
  };
  app.get('/health/live', (c) => up(c));
  app.get('/health/ready', ready);
  app.get('/api/health', ready);
}
