import { type Context, Hono } from 'hono';
import { attempt } from '../../ledger/attempt';
import type { HoldReceipt, Receipt } from '../../ledger/contract';
import { LedgerRefusal } from '../../ledger/LedgerRefusal';
import { openAccount } from '../../ledger/openAccount';
import { createId, type Database, type Scope } from '../../platform/database';
import { toRefusal } from '../../platform/refusals/toRefusal';
import { performAlone, performers } from './performers';
import { toWire, type WireOpening, type WireRequest } from './wire';

/** Routes to the ledger, for tests and measurements only: `POST /post`, `/hold`, `/capture` … under the partner that the body names. */
export function ledgerApp(db: Database): Hono {
  const app = new Hono();
  app.post('/open', async (context) => {
    const { partnerId, userId, kind } = asOpening(await context.req.json());
    const account = { partnerId, ownerId: createId(), kind, currency: 'USD', at: new Date() } as const;
    const accountId = await db.transaction({ kind: 'tenant', partnerId, userId }, (tx) => openAccount(tx, account));
    return context.json({ accountId });
  });
  app.post('/post', async (context) => {
    const outcome = await attempt(performAlone(db, asRequest(await context.req.json())));
    return answered(context, outcome);
  });
  app.post('/:operation', async (context) => {
    const perform = performers[context.req.param('operation')];
    if (!perform) return context.json({ reason: 'unknown-operation' }, 404);
    const body = asRequest(await context.req.json());
    const scope: Scope = { kind: 'tenant', partnerId: body.partnerId, userId: body.userId };
    const outcome = await db.transaction(scope, (tx) => attempt(perform(tx, body)));
    return answered(context, outcome);
  });
  app.onError((reason, context) => {
    const { status, code } = toRefusal(reason).details;
    return context.json({ reason: code }, status);
  });
  return app;
}

function answered(context: Context, outcome: Receipt | HoldReceipt | LedgerRefusal): Response {
  if (!(outcome instanceof LedgerRefusal)) return context.json(toWire(outcome));
  return context.json({ reason: outcome.reason, msg: outcome.details.msg }, outcome.details.status);
}

// Tests and measurements are the only callers and send just this.
function asRequest(body: unknown): WireRequest {
  return body as WireRequest;
}

// As above.
function asOpening(body: unknown): WireOpening {
  return body as WireOpening;
}
