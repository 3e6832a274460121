import { type Transaction, takeAccountTurns } from '../platform/database';
import { calling, callLedger } from './callLedger';
import type { HoldReceipt, HoldRequest } from './contract';
import { toHoldReceipt, toMeta } from './receipt';

const HOLD = calling(
  'ledger_hold',
  'uuid',
  'text',
  'text',
  'uuid',
  'text',
  'bigint',
  'timestamptz',
  'jsonb',
  'timestamptz',
);

/** Sets an amount aside. @throws LedgerRefusal `insufficient-funds`, `amount-invalid`, `currency-mismatch`, `account-unknown` */
export async function hold(tx: Transaction, request: HoldRequest): Promise<HoldReceipt> {
  const { partnerId, requestId, kind, accountId, amount, expiresAt, at } = request;
  takeAccountTurns(tx, [accountId]);
  const answer = await callLedger(tx, HOLD, [
    partnerId,
    requestId,
    kind,
    accountId,
    amount.currency,
    amount.minor.toString(),
    expiresAt?.toISOString() ?? null,
    toMeta(request),
    at.toISOString(),
  ]);
  return toHoldReceipt(answer);
}
