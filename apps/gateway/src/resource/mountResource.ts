import type { Verb } from '@corridor/core';
import type { Hono } from 'hono';
import { writeEnvelope } from '../app/envelope';
import { readForm, readJson } from '../app/readBody';
import { invalid, unknownAddress } from '../app/refusals';
import { type GatewayEnvironment, requestFacts } from '../app/requestFacts';
import type { Caller, Services } from '../call';
import { authenticateCaller } from '../embed-sessions/authenticateCaller';
import { readUpload, type UploadedFile } from '../files/readUpload';
import { confirmCaller, needsPassword } from './confirmCaller';
import { exportResponse } from './exportResponse';
import type { Implementation } from './implement';
import { languageOf } from './language';
import { parse } from './parse';
import { authorize, authorizeFields, perform, performExport } from './perform';
import { readFormFields } from './readFormFields';

/** Mounts a resource's verbs under every given root: each call is authorized, parsed, done in a transaction and audited, in that order. */
export function mountResource(
  app: Hono<GatewayEnvironment>,
  roots: readonly string[],
  implementation: Implementation,
  services: Services,
): void {
  const verbs = new Set(implementation.operations.map(({ verb }) => verb));
  for (const root of roots) {
    for (const verb of verbs) {
      app.post(`${root}/${implementation.segment}/${verb}`, (c) =>
        answer(implementation, verb, services, c.req.raw, requestFacts(c)),
      );
    }
  }
}

type Facts = ReturnType<typeof requestFacts>;

async function answer(
  implementation: Implementation,
  verb: Verb,
  services: Services,
  request: Request,
  facts: Facts,
): Promise<Response> {
  const principal = await authenticateCaller(services, facts);
  facts.note({ userId: principal.userId, partnerId: principal.partnerId });
  const { body, file } = await readRequest(request, verb);
  const operation = operationOf(implementation, verb, body);
  const now = services.clock.now();
  const { requestId, origin } = facts;
  const caller: Caller = {
    asked: { action: operation.action, segment: implementation.segment },
    principal,
    now,
    language: languageOf(body.language),
    requestId,
    origin,
    services,
  };
  authorize(caller, implementation, operation);
  const asked = {
    implementation,
    operation,
    body: parse(operation.input, body),
    file,
    givenRequestId: facts.givenRequestId,
  };
  authorizeFields(caller, implementation, operation, asked.body);
  if (needsPassword(asked)) await confirmCaller(caller, asked);
  if (operation.verb === 'export') return exportResponse(await performExport(caller, asked), now, services.logger);
  return writeEnvelope(await perform(caller, asked));
}

async function readRequest(
  request: Request,
  verb: Verb,
): Promise<{ body: Record<string, unknown>; file: UploadedFile | null }> {
  if (verb !== 'upload') return { body: await readJson(request), file: null };
  const form = await readForm(request);
  return { body: readFormFields(form), file: await readUpload(form) };
}

function operationOf({ operations, segment }: Implementation, verb: Verb, body: Record<string, unknown>) {
  const ofVerb = operations.filter((operation) => operation.verb === verb);
  const only = ofVerb[0];
  if (only?.method === null) return only;
  const { method } = body;
  if (typeof method !== 'string') throw invalid([{ path: 'method', reason: 'the name of a call is required' }]);
  const found = ofVerb.find((operation) => operation.method === method);
  const reason = `The resource ${segment} has no call of this name`;
  if (!found) throw unknownAddress(reason, [{ path: 'method', reason }]);
  return found;
}
