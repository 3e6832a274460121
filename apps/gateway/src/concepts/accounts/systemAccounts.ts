import type { CurrencyCode } from '@corridor/core';
import { type AccountKind, openAccount } from '../../ledger';
import type { Transaction } from '../../platform/database';

/** Accounts that the partner has in its books beside those of owners. */
export type SystemKind = Extract<AccountKind, 'clearing' | 'fees' | 'fx_position'>;

/** The ledger account of a partner's system account in a currency: `clearing` is the outside world, `fees` what was earned. */
export function systemAccount(
  tx: Transaction,
  kind: SystemKind,
  { partnerId, currency, at }: { partnerId: string; currency: CurrencyCode; at: Date },
): Promise<string> {
  return openAccount(tx, { partnerId, ownerId: partnerId, kind, currency, at });
}
