import type { Database } from '../../../platform/database';
import { type Listening, listen } from '../listen';
import { createMetrics } from './createMetrics';
import type { Metrics } from './Metrics';

/** Figures and the port of their own that they are read at. */
export interface ServedMetrics extends Metrics {
  readonly server: Listening;
}

/** Serves `/metrics`, and nothing else, on a port of its own: whoever reaches the gateway does not reach it. @throws StartError */
export async function serveMetrics(db: Database, host: string, port: number): Promise<ServedMetrics> {
  const server = await listen(host, port);
  const metrics = await createMetrics(db);
  server.answerWith(async ({ method, url }) =>
    new URL(url).pathname === '/metrics' && (method === 'GET' || method === 'HEAD')
      ? metrics.answer()
      : new Response(null, { status: 404 }),
  );
  return { ...metrics, server };
}
