import type { Money } from '@corridor/core';
import { movement, post } from '../../ledger';
import { newId, type Transaction } from '../../platform/database';
import type { StoredAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { transferOrderTable } from './table';

/** A transfer that may be booked: both accounts are one partner's and of one currency. */
export interface TransferDraft {
  readonly from: StoredAccount;
  readonly to: StoredAccount;
  readonly amount: Money;
  readonly reference: string | null;
  readonly requestId: string;
  readonly createdBy: string;
  readonly at: Date;
}

/** Books a transfer: one posting, two linked transactions and the order; gives its id. @throws LedgerRefusal `insufficient-funds` */
export async function bookTransfer(tx: Transaction, draft: TransferDraft): Promise<string> {
  const { from, to, amount, reference, requestId, createdBy, at } = draft;
  const { partnerId } = from;
  const [id, outTransactionId, inTransactionId] = [newId(tx, at), newId(tx, at), newId(tx, at)];
  const legs = movement(from.availableId, to.availableId, amount);
  const kind = 'transfer-order' as const;
  const receipt = await post(tx, { partnerId, requestId: `${kind}:${id}`, kind, legs, at, meta: { order: id } });
  const both = { status: 1, amount, receipt, reference, source: { kind, id }, at } as const;
  const [out, into] = [
    { id: outTransactionId, relatedId: inTransactionId },
    { id: inTransactionId, relatedId: outTransactionId },
  ];
  await recordTransactions(tx, [
    { ...both, ...out, account: from, type: 121, counterpartyName: to.ownerName },
    { ...both, ...into, account: to, type: 120, counterpartyName: from.ownerName },
  ]);
  await tx.insert(transferOrderTable).values({
    id,
    partnerId,
    requestId,
    fromAccountId: from.id,
    toAccountId: to.id,
    fromOwnerId: from.ownerId,
    toOwnerId: to.ownerId,
    currency: from.currency,
    amount: amount.minor,
    reference,
    outTransactionId,
    inTransactionId,
    createdBy,
    createdAt: at,
  });
  return id;
}
