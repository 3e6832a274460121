import type { z } from 'zod';
import type { Principal, Services } from '../../platform/call';
import { success, writeEnvelope } from '../../platform/http/envelope';
import { readJson } from '../../platform/http/readBody';
import type { GatewayContext, RequestFacts } from '../../platform/http/requestFacts';
import { parse } from '../../platform/resource/parse';
import type { Actor } from '../logs';

/** The body of a session call. @throws Refusal for one of another form */
export async function bodyOf<T>(c: GatewayContext, schema: z.ZodType<T>): Promise<T> {
  return parse(schema, await readJson(c.req.raw));
}

/** The answer to a session call. */
export function answer({ requestId }: RequestFacts, payload: unknown): Response {
  return writeEnvelope(success(payload, requestId));
}

/** Who makes a session call, for the log. */
export function actorOf({ clock }: Services, principal: Principal, { origin, requestId }: RequestFacts): Actor {
  return { principal, now: clock.now(), origin, requestId };
}
