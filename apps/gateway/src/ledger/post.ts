import { type Transaction, takeAccountTurns } from '../platform/database';
import { calling, callLedger } from './callLedger';
import type { PostRequest, Receipt } from './contract';
import { accountsOf, toLegs, toMeta, toReceipt } from './receipt';

const POST = calling('ledger_post', 'uuid', 'text', 'text', 'jsonb', 'jsonb', 'timestamptz');

/** Books a transfer: all its legs or none. @throws LedgerRefusal `insufficient-funds`, `unbalanced`, `account-unknown` … */
export async function post(tx: Transaction, request: PostRequest): Promise<Receipt> {
  const { partnerId, requestId, kind, legs, at } = request;
  takeAccountTurns(tx, accountsOf(legs));
  return toReceipt(
    await callLedger(tx, POST, [partnerId, requestId, kind, toLegs(legs), toMeta(request), at.toISOString()]),
  );
}
