import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Services } from '../call';
import { success, writeEnvelope } from './envelope';
import { type GatewayEnvironment, requestFacts } from './requestFacts';

/** Mounts the address at which a watchdog sees whether the gateway and its database answer. */
export function mountHealth(app: Hono<GatewayEnvironment>, { db }: Services): void {
  app.get('/api/health', async (c) => {
    await db.single(sql`SELECT 1`);
    return writeEnvelope(success({ status: 'up' }, requestFacts(c).requestId));
  });
}
