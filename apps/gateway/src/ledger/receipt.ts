import type { CurrencyCode, Money } from '@corridor/core';
import type { Row } from '../platform/database';
import type { HoldReceipt, LedgerRequest, Leg, PostedEntry, Receipt } from './contract';

/** Legs as the ledger functions take them: exact text, so that no amount passes through a float. */
export function toLegs(legs: readonly Leg[]): string {
  return JSON.stringify(
    legs.map(({ accountId, amount }) => ({
      account: accountId,
      currency: amount.currency,
      amount: amount.minor.toString(),
    })),
  );
}

/** The accounts of legs. */
export function accountsOf(legs: readonly Leg[]): string[] {
  return legs.map(({ accountId }) => accountId);
}

/** What a request remembers, as the ledger functions take it. */
export function toMeta({ meta = {} }: LedgerRequest): string {
  return JSON.stringify(meta);
}

/** What a posting answered. */
export function toReceipt(answer: Row): Receipt {
  return { transferId: String(answer.transferId), entries: rowsOf(answer.entries).map(toPostedEntry) };
}

/** What an operation on a hold answered. */
export function toHoldReceipt(answer: Row): HoldReceipt {
  return { ...toReceipt(answer), holdId: String(answer.holdId) };
}

/** Minor units as the database tells them, exact text or bigint. */
export function toMoney(minor: unknown, currency: unknown): Money {
  return { minor: BigInt(String(minor)), currency: asCurrency(currency) };
}

function toPostedEntry(row: Row): PostedEntry {
  return {
    accountId: String(row.accountId),
    seq: BigInt(String(row.seq)),
    amount: toMoney(row.amount, row.currency),
    balanceAfter: toMoney(row.balanceAfter, row.currency),
  };
}

// The ledger's own functions build this list.
function rowsOf(entries: unknown): Row[] {
  return entries as Row[];
}

// An account is opened in a known currency only.
function asCurrency(currency: unknown): CurrencyCode {
  return currency as CurrencyCode;
}
