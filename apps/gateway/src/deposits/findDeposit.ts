import type { Deposit } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { depositsOf, toDeposit } from './listing';
import { type DepositOfAccount, depositTable as d } from './table';

/** A deposit. @throws Refusal when the caller's partner has none such */
export async function getDeposit(call: Call, id: string): Promise<Deposit> {
  const [found] = await depositsOf(call.tx, eq(d.id, id));
  if (!found) throw notFound('deposit');
  return toDeposit(found);
}

/** A stored deposit with its account, locked until the transaction ends. @throws Refusal when there is none such */
export async function lockDeposit(call: Call, id: string): Promise<DepositOfAccount> {
  const [found] = await depositsOf(call.tx, eq(d.id, id)).for('no key update', { of: d });
  if (!found) throw notFound('deposit');
  return found;
}
