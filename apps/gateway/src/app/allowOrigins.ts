import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Lets pages of the given origins call the gateway. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: [
      'access_token',
      'content-range',
      'content-type',
      'g_score',
      'partner_id',
      'request_id',
      'see_as_role',
      'source',
    ],
    exposeHeaders: ['content-disposition', 'retry-after'],
    maxAge: 600,
  });
}
