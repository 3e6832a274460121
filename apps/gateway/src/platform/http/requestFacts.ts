import { createRequestId } from '@corridor/core';
import type { Context } from 'hono';
import type { Origin } from '../call/Call';
import type { LogFields } from '../ports/Logger';
import type { Refusal } from '../refusals/Refusal';
import { malformed } from '../refusals/refusals';
import { isRequestId } from './requestId';

/** What the gateway keeps beside a request while it answers. */
export interface GatewayEnvironment {
  Bindings: object;
  Variables: { facts: RequestFacts };
}

/** A request on its way through the gateway. */
export type GatewayContext = Context<GatewayEnvironment>;

/** Most characters of a token: a longer one is nobody's, and is not looked up. */
export const TOKEN_MAX_LENGTH = 128;

/** What a request says of itself outside its body. */
export interface RequestFacts {
  readonly requestId: string;
  /** The request id that the caller sent; null when the gateway made one. */
  readonly givenRequestId: string | null;
  /** The token that the address names, else that of the header, which clients send along with every call. */
  readonly token: string | null;
  readonly origin: Origin;
  /** Id of the role that the caller wants to see with. */
  readonly seenRole: string | null;
  /** Adds to the request's line in the log. */
  note(fields: LogFields): void;
  readonly noted: LogFields;
}

/** Reads the facts of a request once, before anything else; `problem` is a request id of another form. */
export function readFacts(
  request: Request,
  address: string | null,
  now: Date,
): { facts: RequestFacts; problem: Refusal | null } {
  const given = request.headers.get('request_id');
  const isFit = given === null || isRequestId(given);
  const noted: Record<string, LogFields[string]> = {};
  const facts: RequestFacts = {
    requestId: isFit && given !== null ? given : createRequestId(now.getTime()),
    givenRequestId: given,
    token: new URL(request.url).searchParams.get('access_token') ?? request.headers.get('access_token'),
    origin: { address, userAgent: request.headers.get('user-agent') },
    seenRole: request.headers.get('see_as_role'),
    note: (fields) => void Object.assign(noted, fields),
    noted,
  };
  return {
    facts,
    problem: isFit ? null : malformed('refusals.requestId', 'request_id'),
  };
}

/** The facts of the request that is being answered. */
export function requestFacts(c: GatewayContext): RequestFacts {
  return c.get('facts');
}
