import type { Deposit } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { reverse } from '../../ledger';
import type { Call } from '../../platform/call';
import { storedMoney } from '../../platform/money';
import { conflict } from '../../platform/refusals/refusals';
import { markTransaction, recordTransactions, transactionTable } from '../transactions';
import { getDeposit } from './listing';
import { lockDeposit } from './lockDeposit';
import { depositTable } from './table';

/** Sends a deposit back to its payer, fee included, as long as its owner still has the money. @throws Refusal when it went back before */
export async function returnDeposit(call: Call, id: string): Promise<Deposit> {
  const { tx, now } = call;
  const { deposit, account } = await lockDeposit(call, id);
  if (deposit.status !== 'completed') throw conflict('refusals.depositReturned');
  const [credit] = await tx.select().from(transactionTable).where(eq(transactionTable.id, deposit.transactionId));
  if (!credit?.transferId) throw new Error('a deposit has no booked transaction');
  const { partnerId } = account;
  const requestId = `deposit-return:${id}`;
  const receipt = await reverse(tx, {
    partnerId,
    requestId,
    kind: 'deposit-return',
    transferId: credit.transferId,
    at: now,
  });
  await recordTransactions(tx, [
    {
      account,
      type: 'return',
      status: 2,
      amount: storedMoney(deposit.amount - deposit.fee, deposit.currency),
      receipt,
      relatedId: credit.id,
      source: { kind: 'deposit', id },
      country: deposit.payerCountry,
      counterpartyAccount: deposit.payerAccount,
      counterpartyName: deposit.payerName,
      reference: deposit.reference,
      at: now,
    },
  ]);
  await markTransaction(tx, credit.id, 3);
  await tx.update(depositTable).set({ status: 'closed', returnedAt: now }).where(eq(depositTable.id, id));
  await call.audit({
    action: 'return',
    subject: 'deposit',
    subjectId: id,
    before: { status: 'completed' },
    after: { status: 'closed' },
  });
  return getDeposit(call, id);
}
