import type { Transaction } from '../platform/database';
import { calling, callLedger } from './callLedger';
import type { Receipt, ReverseRequest } from './contract';
import { toMeta, toReceipt } from './receipt';

const REVERSE = calling('ledger_reverse', 'uuid', 'text', 'text', 'uuid', 'jsonb', 'timestamptz');

/** Books the opposite of a transfer; a captured hold stays captured. @throws LedgerRefusal `already-reversed`, `not-reversible`, `insufficient-funds` … */
export async function reverse(tx: Transaction, request: ReverseRequest): Promise<Receipt> {
  const { partnerId, requestId, kind, transferId, at } = request;
  return toReceipt(
    await callLedger(tx, REVERSE, [partnerId, requestId, kind, transferId, toMeta(request), at.toISOString()]),
  );
}
