import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database';
import type { Balance } from './contract';
import { LedgerRefusal } from './LedgerRefusal';
import { toMoney } from './receipt';
import { ledgerAccountTable } from './table';

/** An account's money now. @throws LedgerRefusal `account-unknown` */
export async function balanceOf(tx: Transaction, accountId: string): Promise<Balance> {
  const [account] = await tx.select().from(ledgerAccountTable).where(eq(ledgerAccountTable.id, accountId));
  if (!account) throw new LedgerRefusal('account-unknown');
  const { balance, held, currency } = account;
  return {
    accountId,
    balance: toMoney(balance, currency),
    held: toMoney(held, currency),
    available: toMoney(balance - held, currency),
  };
}
