import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { notFound } from '../../platform/refusals/refusals';
import { depositsOf } from './listing';
import { type DepositOfAccount, depositTable as d } from './table';

/** A stored deposit with its account, locked until the transaction ends. @throws Refusal when there is none such */
export async function lockDeposit(call: Call, id: string): Promise<DepositOfAccount> {
  const [found] = await depositsOf(call.tx, eq(d.id, id)).for('no key update', { of: d });
  if (!found) throw notFound('deposit');
  return found;
}
