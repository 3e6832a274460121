import type { Money } from '@corridor/core';
import { movement, post } from '../../ledger';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { duplicate } from '../../platform/refusals/refusals';
import { ensureAccount, systemAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import type { virtualAccountTable } from '../virtual-accounts';
import { recordEvent } from './recordEvent';
import { collectionTable } from './table';

/** A payment that arrives under a virtual account. */
export interface ArrivingCollection {
  readonly under: typeof virtualAccountTable.$inferSelect;
  readonly amount: Money;
  /** Less than the amount; taken when it is approved. */
  readonly fee: Money;
  readonly payerName: string;
  readonly payerAccount: string;
  readonly payerCountry: string;
  readonly reference: string;
  readonly bankReference: string;
}

/** Books a payment to the owner's pending money and gives the collection's id. @throws Refusal when the bank sent it before */
export async function receiveCollection(call: Call, arriving: ArrivingCollection): Promise<string> {
  const { tx, now: at } = call;
  const { under, amount, fee, payerName, payerAccount, payerCountry, reference, bankReference } = arriving;
  const { partnerId, ownerId, ownerName, productType, currency } = under;
  const account = await ensureAccount(tx, { partnerId, ownerId, ownerName, productType, currency, at });
  const [id, transactionId] = [createId(at.getTime()), createId(at.getTime())];
  const clearing = await systemAccount(tx, 'clearing', { partnerId, currency, at });
  const legs = movement(clearing, account.pendingId, amount);
  const meta = { collection: id };
  const receipt = await post(tx, { partnerId, requestId: `collection:${id}`, kind: 'collection', legs, at, meta });
  const payer = { country: payerCountry, counterpartyAccount: payerAccount, counterpartyName: payerName };
  const source = { kind: 'collection', id } as const;
  const facts = {
    id: transactionId,
    account,
    component: 'collectionPending',
    amount,
    receipt,
    reference,
    source,
  } as const;
  await recordTransactions(tx, [{ ...facts, ...payer, type: 101, status: 1, at }]);
  const collection = { id, partnerId, ownerId, accountId: account.id, virtualAccountId: under.id, status: 22 } as const;
  const made = await tx
    .insert(collectionTable)
    .values({
      ...collection,
      currency,
      amount: amount.minor,
      fee: fee.minor,
      linked: 0n,
      payerName,
      payerAccount,
      payerCountry,
      reference,
      bankReference,
      transactionId,
      receivedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: collectionTable.id });
  if (made.length === 0) throw duplicate('bankReference', 'refusals.collectionArrived');
  const arrived = { kind: 'arrived', to: 22, amount: amount.minor, transferId: receipt.transferId } as const;
  await recordEvent(call, collection, arrived);
  return id;
}
