import type { Transaction } from '../platform/database';
import { calling, callLedger } from './callLedger';
import type { HoldReceipt, ReleaseRequest } from './contract';
import { toHoldReceipt, toMeta } from './receipt';

const EXPIRE = calling('ledger_expire', 'uuid', 'text', 'text', 'uuid', 'jsonb', 'timestamptz');

/** Lets go what is still open of a hold whose time is over at `at`. @throws LedgerRefusal `hold-not-due`, `hold-closed`, `hold-unknown` */
export async function expireHold(tx: Transaction, request: ReleaseRequest): Promise<HoldReceipt> {
  const { partnerId, requestId, kind, holdId, at } = request;
  return toHoldReceipt(
    await callLedger(tx, EXPIRE, [partnerId, requestId, kind, holdId, toMeta(request), at.toISOString()]),
  );
}
