import {
  type AccountTransactionType,
  type CurrencyCode,
  isBooked,
  money,
  type TransactionStatus,
} from '@corridor/core';
import { movement, postInOrder } from '../../../ledger';
import { createId, SERVICE_SCOPE } from '../../../platform/database';
import type { TestGateway } from '../../../testing/databases';
import type { TestPartner } from '../../../testing/newPartner';
import { ensureAccount, type StoredAccount, systemAccount } from '../../accounts';
import { type NewTransaction, recordTransactions } from '../record';

/** What a test says of one of its transactions. */
export interface TestTransaction {
  readonly createdAt: Date;
  readonly type: AccountTransactionType;
  readonly status: TransactionStatus;
  readonly minor: bigint;
  readonly counterpartyName: string | null;
  readonly reference: string;
}

const CURRENCIES: readonly CurrencyCode[] = ['USD', 'JPY', 'KWD'];

/** Books transactions of a partner and its merchants in dollars, yen and dinars; what is booked is a credit. */
export async function addTransactions(
  { db }: TestGateway,
  { partnerId, merchants }: TestPartner,
  count: number,
  make: (n: number) => TestTransaction,
): Promise<void> {
  const owners = [
    { ownerId: partnerId, ownerName: 'Test partner', productType: 10 },
    { ownerId: merchants[0], ownerName: 'Corporation of the test', productType: 12 },
    { ownerId: merchants[1], ownerName: 'Person of the test', productType: 12 },
  ] as const;
  const at = new Date('2025-12-01T00:00:00Z');
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const accounts: StoredAccount[] = [];
    const clearing = new Map<CurrencyCode, string>();
    for (const currency of CURRENCIES)
      clearing.set(currency, await systemAccount(tx, 'clearing', { partnerId, currency, at }));
    for (const owner of owners) {
      for (const currency of CURRENCIES) accounts.push(await ensureAccount(tx, { ...owner, partnerId, currency, at }));
    }
    const news = Array.from({ length: count }, (_, n): NewTransaction => {
      const account = accounts[n % accounts.length];
      if (!account) throw new RangeError('there are no accounts');
      const { createdAt, minor, ...facts } = make(n);
      return { ...facts, account, at: createdAt, amount: money(minor + 1n, account.currency) };
    });
    const booked = news.filter(({ status }) => isBooked(status));
    const receipts = await postInOrder(
      tx,
      booked.map(({ account, amount, at: bookedAt }) => ({
        partnerId,
        requestId: createId(),
        kind: 'test',
        legs: movement(clearing.get(account.currency) ?? '', account.availableId, amount),
        at: bookedAt,
      })),
    );
    const receiptOf = new Map(booked.map((transaction, index) => [transaction, receipts[index]]));
    await recordTransactions(
      tx,
      news.map((transaction) => {
        const receipt = receiptOf.get(transaction);
        return receipt ? { ...transaction, receipt } : transaction;
      }),
    );
  });
}
