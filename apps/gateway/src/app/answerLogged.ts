import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Services } from '../platform/call';
import { DatabaseFull } from '../platform/database';
import { refused, writeEnvelope } from '../platform/http/envelope';
import { type GatewayContext, type GatewayEnvironment, readFacts, requestFacts } from '../platform/http/requestFacts';
import type { RequestObserver } from '../platform/ports/RequestObserver';
import { toRefusal, traceOf } from '../platform/refusals/toRefusal';
import type { GatewayOptions } from './GatewayOptions';
import type { Readiness } from './mountHealth';
import { secure } from './secure';

type ClientAddress = NonNullable<GatewayOptions['clientAddress']>;

/** Round every request: reads its facts, adds security headers to the answer and writes one line of log. */
export function answerLogged(
  { clock, logger }: Services,
  clientAddress: ClientAddress,
  observe: RequestObserver,
): MiddlewareHandler<GatewayEnvironment> {
  return async (c, next) => {
    const begun = performance.now();
    const { facts, problem } = readFacts(c.req.raw, clientAddress(c.req.raw, c.env), clock.now());
    c.set('facts', facts);
    const { method, raw } = c.req;
    await observe({ method, headers: raw.headers, requestId: facts.requestId }, async () => {
      if (problem) c.res = writeEnvelope(refused(problem, facts.requestId));
      else await next();
      return { route: declaredRoute(c), status: c.res.status };
    });
    secure(c.res.headers, c.req.path);
    const { requestId, noted } = facts;
    const line = { requestId, method, path: c.req.path.slice(0, 120), status: c.res.status };
    logger.info('request', { ...line, ...noted, ms: Math.round(performance.now() - begun) });
  };
}

// Of all that match, the one that is no pattern for everything.
function declaredRoute(c: GatewayContext): string {
  return matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? 'other';
}

/** The envelope of whatever was thrown; what is our fault is logged, without a text that may hold data. */
export function answerThrown(
  { logger }: Services,
  readiness: Readiness,
): (reason: unknown, c: GatewayContext) => Response {
  return (reason, c) => {
    if (reason instanceof DatabaseFull) readiness.isFull = true;
    const { requestId } = requestFacts(c);
    const refusal = toRefusal(reason);
    if (refusal.details.status >= 500) logger.error('failed', { requestId, ...traceOf(reason) });
    return writeEnvelope(refused(refusal, requestId));
  };
}
