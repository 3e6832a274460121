import type { Hono } from 'hono';
import { success, writeEnvelope } from '../app/envelope';
import { readJson } from '../app/readBody';
import { type GatewayContext, type GatewayEnvironment, requestFacts } from '../app/requestFacts';
import type { Caller, Services } from '../call';
import { SERVICE_SCOPE } from '../database';
import { fingerprintOf } from '../idempotency/fingerprintOf';
import { once } from '../idempotency/once';
import { audit } from '../logs/audit';
import { languageOf } from '../resource/language';
import type { Operation } from '../resource/Operation';
import { parse } from '../resource/parse';
import { authorize, perform } from '../resource/perform';
import { authenticate } from '../session/authenticate';
import { SANDBOX_ROOT } from './documents';
import { MOVE_CLOCK, moveClockSchema } from './moveClockOperation';
import type { SandboxEvent } from './SandboxEvent';
import { moveClock, type SandboxClock } from './sandboxClock';

/** What a sandbox stands on. */
export interface Sandbox {
  readonly services: Services;
  readonly events: readonly SandboxEvent[];
  readonly clock: SandboxClock;
  /** Does what time does. */
  readonly upkeep: () => Promise<void>;
}

/** Mounts what sets off events of the outside world; for demonstrations and tests only. */
export function mountSandbox(app: Hono<GatewayEnvironment>, { services, events, clock, upkeep }: Sandbox): void {
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
    const fingerprint = await fingerprintOf({ operation: 'sandbox/move-clock', body, file: null });
    const answer = await services.db.transaction(SERVICE_SCOPE, async (tx) => {
      const work = async () => {
        const ahead = await moveClock(tx, days);
        await audit(tx, caller, { action: 'move-clock', subject: 'sandbox', after: { days } });
        return success({ daysAhead: ahead, now: daysLater(caller.now, days) }, caller.requestId);
      };
      return givenRequestId === null ? work() : once(tx, caller, fingerprint, work);
    });
    await clock.load(services.db);
    await upkeep();
    return writeEnvelope(answer);
  });
}

const IMPLEMENTATION = { segment: 'sandbox', operations: [], options: {} } as const;

async function ask(services: Services, c: GatewayContext, operation: Operation) {
  const { token, requestId, givenRequestId, origin, note } = requestFacts(c);
  const principal = await authenticate(services, token);
  note({ userId: principal.userId, partnerId: principal.partnerId });
  const { language, ...given } = await readJson(c.req.raw);
  const now = services.clock.now();
  const asked = { action: operation.action, segment: IMPLEMENTATION.segment };
  const caller: Caller = { asked, principal, now, language: languageOf(language), requestId, origin, services };
  authorize(caller, IMPLEMENTATION, operation);
  return { caller, body: parse(operation.input, given), givenRequestId };
}

function daysLater(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}
