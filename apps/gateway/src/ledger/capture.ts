import { type Transaction, takeAccountTurns } from '../platform/database';
import { calling, callLedger } from './callLedger';
import type { CaptureRequest, HoldReceipt } from './contract';
import { accountsOf, toHoldReceipt, toLegs, toMeta } from './receipt';

const CAPTURE = calling('ledger_capture', 'uuid', 'text', 'text', 'uuid', 'jsonb', 'boolean', 'jsonb', 'timestamptz');

/** Books what a hold was placed for and frees as much of it. @throws LedgerRefusal `hold-closed`, `capture-exceeds-hold` … */
export async function capture(tx: Transaction, request: CaptureRequest): Promise<HoldReceipt> {
  const { partnerId, requestId, kind, holdId, legs, final, at } = request;
  takeAccountTurns(tx, accountsOf(legs));
  const params = [partnerId, requestId, kind, holdId, toLegs(legs), final, toMeta(request), at.toISOString()];
  return toHoldReceipt(await callLedger(tx, CAPTURE, params));
}
