import { type Money, subtract } from '@corridor/core';
import { type Leg, movement, post } from '../../ledger';
import { createId, type Transaction } from '../../platform/database';
import { type StoredAccount, systemAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { depositTable } from './table';

/** Money that arrives for an account. */
export interface Arrival {
  readonly account: StoredAccount;
  readonly amount: Money;
  /** Less than the amount. */
  readonly fee: Money;
  readonly payerName: string;
  readonly payerAccount: string;
  readonly payerCountry: string;
  readonly reference: string;
  readonly at: Date;
}

/** Books an arrival from the outside world to the account, its fee to the partner's fees, and gives the deposit's id. */
export async function receiveDeposit(tx: Transaction, arrival: Arrival): Promise<string> {
  const { account, amount, fee, at, payerName, payerAccount, payerCountry, reference } = arrival;
  const { partnerId } = account;
  const [id, transactionId] = [createId(at.getTime()), createId(at.getTime())];
  const legs = await legsOf(tx, arrival);
  const receipt = await post(tx, {
    partnerId,
    requestId: `deposit:${id}`,
    kind: 'deposit',
    legs,
    at,
    meta: { deposit: id },
  });
  const counterparty = { country: payerCountry, counterpartyAccount: payerAccount, counterpartyName: payerName };
  const source = { kind: 'deposit', id } as const;
  const facts = { id: transactionId, account, amount, fee, receipt, reference, source, at, ...counterparty };
  await recordTransactions(tx, [{ ...facts, type: 100, status: 1 }]);
  await tx.insert(depositTable).values({
    id,
    partnerId,
    accountId: account.id,
    ownerId: account.ownerId,
    status: 'completed',
    currency: account.currency,
    amount: amount.minor,
    fee: fee.minor,
    payerName,
    payerAccount,
    payerCountry,
    reference,
    transactionId,
    receivedAt: at,
  });
  return id;
}

async function legsOf(tx: Transaction, { account, amount, fee, at }: Arrival): Promise<Leg[]> {
  const books = { partnerId: account.partnerId, currency: amount.currency, at };
  const clearing = await systemAccount(tx, 'clearing', books);
  const credited = movement(clearing, account.availableId, subtract(amount, fee));
  if (fee.minor === 0n) return [...credited];
  return [...credited, ...movement(clearing, await systemAccount(tx, 'fees', books), fee)];
}
