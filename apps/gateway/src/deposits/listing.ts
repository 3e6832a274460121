import type { Deposit, DepositContract } from '@corridor/core';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { accountTable } from '../accounts';
import { isUuid } from '../database';
import { anyOf, countRows, exactId, type Listing, within } from '../listing';
import { wireMoney } from '../money';
import { type DepositOfAccount, depositTable as d } from './table';

/** How deposits are found. */
export const depositListing: Listing<DepositContract, DepositOfAccount> = {
  id: d.id,
  sorts: { receivedAt: d.receivedAt, amount: d.amountKey, payerName: d.payerKey },
  defaultSort: { field: 'receivedAt', direction: 'desc' },
  conditions: ({ search, accountId, ownerId, status, currency, receivedAt }, { principal }) => [
    eq(d.partnerId, principal.partnerId),
    searched(search),
    exactId(d.accountId, accountId),
    exactId(d.ownerId, ownerId),
    anyOf(d.status, status),
    anyOf(d.currency, currency),
    within(d.receivedAt, receivedAt),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select({ deposit: d, account: accountTable })
      .from(d)
      .innerJoin(accountTable, eq(accountTable.id, d.accountId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, d, where),
  idOf: ({ deposit }) => deposit.id,
  sortValueOf: ({ deposit: { receivedAt, amountKey, payerKey } }, field) =>
    ({ receivedAt: receivedAt.toISOString(), amount: amountKey, payerName: payerKey })[field],
  toRow: () => toDeposit,
};

/** A stored deposit as the wire has it. */
export function toDeposit({ deposit, account }: DepositOfAccount): Deposit {
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
  return and(or(eq(d.reference, text), sql`${d.payerKey} LIKE corridor_fold(${beginning}) || '%'`));
}
