import { add, type Money } from '@corridor/core';
import { newId, type Transaction } from '../../platform/database';
import type { StoredAccount } from '../accounts';
import { recordTransactions } from '../transactions';
import { exchangeColumns, type OrderExchange } from './exchange';
import { reserve } from './reserve';
import { outgoingTable, type StoredOutgoing } from './table';

type Destination = Pick<
  StoredOutgoing,
  'destinationId' | 'destinationName' | 'accountEnding' | 'bankName' | 'bankCountry' | 'paymentMethod' | 'feeDirection'
>;

/** An order to send money out. */
export interface OutgoingDraft
  extends Destination,
    Pick<StoredOutgoing, 'kind' | 'reference' | 'details' | 'requestId' | 'createdBy'>,
    Partial<Pick<StoredOutgoing, 'fixedSide' | 'invoiceId'>> {
  readonly account: StoredAccount;
  /** In the currency of the destination, as the fee is. */
  readonly amount: Money;
  readonly fee: Money;
  /** The part of the fee that is taken beside the amount. */
  readonly senderFee: Money;
  /** Where the account has another currency than the amount. */
  readonly exchange?: OrderExchange | undefined;
  /** The account that is paid, as the transaction shows it. */
  readonly counterpartyAccount: string;
  readonly at: Date;
}

/** Places an order: sets its money aside, announces its transaction, and gives its id. @throws LedgerRefusal `insufficient-funds` */
export async function placeOrder(tx: Transaction, draft: OutgoingDraft): Promise<string> {
  const { account, amount, fee, senderFee, exchange, counterpartyAccount, at, kind, ...rest } = draft;
  const [id, transactionId] = [newId(tx, at), newId(tx, at)];
  const spent = add(amount, senderFee);
  const debited = exchange ? add(exchange.sell, exchange.fee) : spent;
  const holdId = await reserve(tx, account, debited, { kind, orderId: id, at });
  const announced = {
    id: transactionId,
    account,
    type: kind === 'payment-order' ? 111 : 110,
    status: 11,
    ...(exchange
      ? { amount: exchange.sell, fee: exchange.fee, transactionAmount: spent, conversionRate: exchange.clientRate }
      : { amount, fee: senderFee }),
    source: { kind, id },
    country: draft.bankCountry,
    counterpartyAccount,
    counterpartyName: draft.destinationName,
    reference: draft.reference,
    at,
  } as const;
  await recordTransactions(tx, [announced]);
  await tx.insert(outgoingTable).values({
    ...rest,
    ...(exchange && exchangeColumns(exchange)),
    kind,
    id,
    partnerId: account.partnerId,
    ownerId: account.ownerId,
    accountId: account.id,
    status: 1,
    currency: amount.currency,
    amount: amount.minor,
    fee: fee.minor,
    senderFee: senderFee.minor,
    transactionId,
    holdId,
    createdAt: at,
  });
  return id;
}
