import { sql } from 'drizzle-orm';
import { execute, type Transaction } from '../platform/database';
import type { PostRequest, Receipt } from './contract';
import { isRefusalReason, LedgerRefusal } from './LedgerRefusal';
import { toLegs, toMeta, toReceipt } from './receipt';

/** Books many transfers in one round trip, each behind the one before it: for seeding. @throws LedgerRefusal of the first that is refused */
export async function postInOrder(tx: Transaction, requests: readonly PostRequest[]): Promise<Receipt[]> {
  const given = requests.map((request) => ({
    partner: request.partnerId,
    request: request.requestId,
    kind: request.kind,
    legs: toLegs(request.legs),
    meta: toMeta(request),
    at: request.at.toISOString(),
  }));
  return execute(
    tx,
    sql`SELECT ledger_post((p->>'partner')::uuid, p->>'request', p->>'kind', (p->>'legs')::jsonb, (p->>'meta')::jsonb,
      (p->>'at')::timestamptz) AS answer FROM jsonb_array_elements(${JSON.stringify(given)}::jsonb) AS p`,
    ({ answer }) => receiptOf(answer),
  );
}

function receiptOf(answer: unknown): Receipt {
  const row = asObject(answer);
  const reason = row.refusal;
  if (typeof reason === 'string' && isRefusalReason(reason)) throw new LedgerRefusal(reason);
  return toReceipt(row);
}

// The statement selects one jsonb object a row, which both drivers parse.
function asObject(answer: unknown): Record<string, unknown> {
  return answer as Record<string, unknown>;
}
