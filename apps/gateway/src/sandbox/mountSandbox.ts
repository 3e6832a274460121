import type { SandboxMail } from '@corridor/core';
import type { Hono } from 'hono';
import { authenticate } from '../concepts/session/authenticate';
import { audit } from '../platform/audit/audit';
import type { Caller, Services } from '../platform/call';
import type { SandboxEvent } from '../platform/concept/SandboxEvent';
import { SERVICE_SCOPE } from '../platform/database';
import { success, writeEnvelope } from '../platform/http/envelope';
import { readJson } from '../platform/http/readBody';
import { type GatewayContext, type GatewayEnvironment, requestFacts } from '../platform/http/requestFacts';
import { fingerprintsOf } from '../platform/idempotency/fingerprintOf';
import { once } from '../platform/idempotency/once';
import type { Outbox } from '../platform/mail';
import { languageOf } from '../platform/resource/language';
import type { Operation } from '../platform/resource/Operation';
import { parse } from '../platform/resource/parse';
import { authorize, perform } from '../platform/resource/perform';
import { SANDBOX_ROOT } from './documents';
import { MOVE_CLOCK, moveClockSchema } from './moveClockOperation';
import { moveClock, type SandboxClock } from './sandboxClock';

/** What a sandbox stands on. */
export interface Sandbox {
  readonly services: Services;
  readonly events: readonly SandboxEvent[];
  readonly clock: SandboxClock;
  /** Does what time does, to each partner what its own does. */
  readonly scheduledJobs: () => Promise<void>;
  /** Mails that were kept and not sent; absent where they are sent. */
  readonly mailbox: Pick<Outbox, 'mails'> | undefined;
}

/** Mounts what sets off events of the outside world; for demonstrations and tests only. */
export function mountSandbox(app: Hono<GatewayEnvironment>, sandbox: Sandbox): void {
  const { services, events, clock, scheduledJobs, mailbox } = sandbox;
  if (mailbox) mountMailbox(app, mailbox);
  for (const { name, operation } of events) {
    app.post(`${SANDBOX_ROOT}/${name}`, async (c) => {
      const { caller, body, givenRequestId } = await ask(services, c, operation);
      return writeEnvelope(
        await perform(caller, { implementation: IMPLEMENTATION, operation, body, file: null, givenRequestId }),
      );
    });
  }
  app.post(`${SANDBOX_ROOT}/move-clock`, async (c) => {
    const { caller, body, givenRequestId } = await ask(services, c, MOVE_CLOCK);
    const { days } = moveClockSchema.parse(body);
    const fingerprints = await fingerprintsOf(services, { operation: 'sandbox/move-clock', body, file: null });
    const answer = await services.db.transaction(SERVICE_SCOPE, async (tx) => {
      const work = async () => {
        const ahead = await moveClock(tx, caller.principal.partnerId, days);
        await audit(tx, caller, { action: 'move-clock', subject: 'sandbox', after: { days } });
        return success({ daysAhead: ahead, now: daysLater(caller.now, days) }, caller.requestId);
      };
      return givenRequestId === null ? work() : once(tx, caller, fingerprints, { work, again: async (first) => first });
    });
    await clock.load(services.db);
    await scheduledJobs();
    return writeEnvelope(answer);
  });
}

// Who forgot a password is not signed in.
function mountMailbox(app: Hono<GatewayEnvironment>, { mails }: Pick<Outbox, 'mails'>): void {
  app.get(`${SANDBOX_ROOT}/mails`, (c) => {
    const shown = mails.map(({ to, subject, text }): SandboxMail => ({ to, subject, text }));
    return writeEnvelope(success(shown.reverse(), requestFacts(c).requestId));
  });
}

const IMPLEMENTATION = { segment: 'sandbox', operations: [], fields: new Set<string>(), options: {} } as const;

async function ask(services: Services, c: GatewayContext, operation: Operation) {
  const { token, requestId, givenRequestId, origin, note } = requestFacts(c);
  const principal = await authenticate(services, token);
  note({ userId: principal.userId, partnerId: principal.partnerId });
  const { language, ...given } = await readJson(c.req.raw);
  const now = services.clock.now(principal.partnerId);
  const asked = { action: operation.action, segment: IMPLEMENTATION.segment };
  const caller: Caller = { asked, principal, now, language: languageOf(language), requestId, origin, services };
  authorize(caller, IMPLEMENTATION, operation);
  return { caller, body: parse(operation.input, given), givenRequestId };
}

function daysLater(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}
