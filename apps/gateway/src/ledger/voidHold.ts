import type { Transaction } from '../platform/database';
import { calling, callLedger } from './callLedger';
import type { HoldReceipt, ReleaseRequest } from './contract';
import { toHoldReceipt, toMeta } from './receipt';

const VOID = calling('ledger_void', 'uuid', 'text', 'text', 'uuid', 'jsonb', 'timestamptz');

/** Lets go what is still open of a hold, because it is not needed any more. @throws LedgerRefusal `hold-closed`, `hold-unknown` */
export async function voidHold(tx: Transaction, request: ReleaseRequest): Promise<HoldReceipt> {
  const { partnerId, requestId, kind, holdId, at } = request;
  return toHoldReceipt(
    await callLedger(tx, VOID, [partnerId, requestId, kind, holdId, toMeta(request), at.toISOString()]),
  );
}
