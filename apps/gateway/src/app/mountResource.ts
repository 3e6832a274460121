import { refusalText, type Verb } from '@corridor/core';
import type { Hono } from 'hono';
import { authenticateCaller } from '../concepts/embed-sessions/authenticateCaller';
import { confirmCaller } from '../concepts/session/confirmCaller';
import type { Caller, Services } from '../platform/call';
import { success, writeEnvelope } from '../platform/http/envelope';
import { readJson } from '../platform/http/readBody';
import { type GatewayEnvironment, requestFacts } from '../platform/http/requestFacts';
import { invalid, unknownAddress } from '../platform/refusals/refusals';
import type { Asked } from '../platform/resource/Asked';
import { exportResponse } from '../platform/resource/exportResponse';
import type { Implementation } from '../platform/resource/Implementation';
import { languageOf } from '../platform/resource/language';
import { needsPassword } from '../platform/resource/needsPassword';
import { parse } from '../platform/resource/parse';
import { authorize, authorizeFields, perform, performExport } from '../platform/resource/perform';
import { type ResumableUpload, resumableUpload, type UploadRequest } from './readUploadRequest';

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
  const { segment } = implementation;
  const upload = verb === 'upload' ? resumableUpload(request, services, { principal, segment, facts }) : null;
  const received = await upload?.received();
  if (received) return writeEnvelope(success(received, facts.requestId));
  const { body, file } = await readRequest(request, upload, implementation);
  const operation = operationOf(implementation, verb, body);
  const now = services.clock.now(principal.partnerId);
  const { requestId, origin } = facts;
  const caller: Caller = {
    asked: { action: operation.action, segment },
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
  if (operation.verb === 'export') return answerExport(caller, asked);
  const done = await perform(caller, asked);
  await upload?.done();
  return writeEnvelope(done);
}

// Counted from before the first row is looked for until the last one has been taken.
async function answerExport(caller: Caller, asked: Asked): Promise<Response> {
  const { leases, logger } = caller.services;
  const end = await leases.take(caller.principal, 'files');
  try {
    return exportResponse(await performExport(caller, asked), { now: caller.now, logger, end });
  } catch (reason) {
    end();
    throw reason;
  }
}

async function readRequest(
  request: Request,
  upload: ResumableUpload | null,
  { options }: Implementation,
): Promise<UploadRequest | { readonly body: Record<string, unknown>; readonly file: null }> {
  return upload ? upload.read() : { body: await readJson(request, options.mostBytes), file: null };
}

function operationOf({ operations, segment }: Implementation, verb: Verb, body: Record<string, unknown>) {
  const ofVerb = operations.filter((operation) => operation.verb === verb);
  const only = ofVerb[0];
  if (only?.method === null) return only;
  const { method } = body;
  if (typeof method !== 'string') throw invalid([{ path: 'method', reason: 'refusals.callRequired' }]);
  const found = ofVerb.find((operation) => operation.method === method);
  if (!found) {
    const params = { resource: segment };
    const msg = refusalText('refusals.unknownCall', params);
    throw unknownAddress(msg, [{ path: 'method', reason: 'refusals.unknownCall', params }]);
  }
  return found;
}
