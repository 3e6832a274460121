import type { Transaction } from '../platform/database';
import { calling, callLedger } from './callLedger';
import type { AccountRequest } from './contract';
import { mayBeNegative } from './vocabulary';

const OPEN = calling('ledger_open_account', 'uuid', 'uuid', 'text', 'text', 'boolean', 'timestamptz');

/** Opens an account, or finds the open one, and gives its id. @throws LedgerRefusal `account-differs` */
export async function openAccount(tx: Transaction, request: AccountRequest): Promise<string> {
  const { partnerId, ownerId, kind, currency, at, allowNegative = mayBeNegative(kind) } = request;
  const answer = await callLedger(tx, OPEN, [partnerId, ownerId, kind, currency, allowNegative, at.toISOString()]);
  return String(answer.accountId);
}
