import type { Deposit } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { accountTable } from '../accounts';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { toDeposit } from './listing';
import { type DepositOfAccount, depositTable as d } from './table';

/** A deposit. @throws Refusal when the caller's partner has none such */
export async function getDeposit(call: Call, id: string): Promise<Deposit> {
  const [found] = await select(call, id);
  if (!found) throw notFound('deposit');
  return toDeposit(found);
}

/** A stored deposit with its account, locked until the transaction ends. @throws Refusal when there is none such */
export async function lockDeposit(call: Call, id: string): Promise<DepositOfAccount> {
  const [found] = await select(call, id).for('no key update', { of: d });
  if (!found) throw notFound('deposit');
  return found;
}

function select({ tx }: Call, id: string) {
  return tx
    .select({ deposit: d, account: accountTable })
    .from(d)
    .innerJoin(accountTable, eq(accountTable.id, d.accountId))
    .where(eq(d.id, id));
}
