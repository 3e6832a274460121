import { type Deposit, type DepositContract, deposits } from '@corridor/core';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid, type Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, isReference, recordVerbs, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { accountTable } from '../accounts';
import { type DepositOfAccount, depositTable as d } from './table';

/** How deposits are found. */
export const depositListing = declareListing<DepositContract, DepositOfAccount>({
  resource: deposits,
  id: d.id,
  partnerId: d.partnerId,
  sorts: {
    receivedAt: [d.receivedAt, ({ deposit }) => deposit.receivedAt.toISOString()],
    amount: [d.amountKey, ({ deposit }) => deposit.amountKey],
    payerName: [d.payerKey, ({ deposit }) => deposit.payerKey],
  },
  conditions: ({ search, accountId, ownerId, status, currency, receivedAt }) => [
    searched(search),
    exactId(d.accountId, accountId),
    exactId(d.ownerId, ownerId),
    anyOf(d.status, status),
    anyOf(d.currency, currency),
    within(d.receivedAt, receivedAt),
  ],
  select: depositsOf,
  idOf: ({ deposit }) => deposit.id,
  toRow: toDeposit,
});

/** A deposit. @throws Refusal when the caller's partner has none such */
export const { get: getDeposit } = recordVerbs(depositListing);

/** Stored deposits with their accounts. */
export function depositsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ deposit: d, account: accountTable })
    .from(d)
    .innerJoin(accountTable, eq(accountTable.id, d.accountId))
    .where(where);
}

/** A stored deposit as the wire has it. */
function toDeposit({ deposit, account }: DepositOfAccount): Deposit {
  const amount = (minor: bigint) => wireMoney(minor, deposit.currency);
  return {
    id: deposit.id,
    accountId: account.id,
    productType: account.productType,
    ownerId: account.ownerId,
    ownerName: account.ownerName,
    status: deposit.status,
    amount: amount(deposit.amount),
    fee: amount(deposit.fee),
    credited: amount(deposit.amount - deposit.fee),
    payerName: deposit.payerName,
    payerAccountNumber: deposit.payerAccount,
    payerCountry: deposit.payerCountry,
    reference: deposit.reference,
    transactionId: deposit.transactionId,
    receivedAt: deposit.receivedAt.toISOString(),
    returnedAt: deposit.returnedAt?.toISOString() ?? null,
  };
}

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(d.id, text), eq(d.transactionId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return and(or(isReference(d.reference, text), sql`${d.payerKey} LIKE corridor_fold(${beginning}) || '%'`));
}
