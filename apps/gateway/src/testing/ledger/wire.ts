import type { CurrencyCode, Money } from '@corridor/core';
import type { HoldReceipt, PostedEntry, Receipt } from '../../ledger/contract';
import type { AccountKind } from '../../ledger/vocabulary';

/** An amount between two processes of a test. */
export interface WireAmount {
  readonly currency: CurrencyCode;
  readonly minor: string;
}

/** A request to the ledger between two processes of a test: one shape for all operations. */
export interface WireRequest {
  readonly partnerId: string;
  readonly userId: string;
  readonly requestId: string;
  readonly legs?: readonly { readonly accountId: string; readonly amount: WireAmount }[];
  readonly accountId?: string;
  readonly amount?: WireAmount;
  readonly holdId?: string;
  readonly final?: boolean;
  readonly transferId?: string;
}

/** Which account to open, in dollars and for a new owner. */
export interface WireOpening {
  readonly partnerId: string;
  readonly userId: string;
  readonly kind: AccountKind;
}

/** What was done, between two processes of a test. */
export interface WireReceipt {
  readonly transferId: string;
  readonly holdId?: string;
  readonly entries: readonly WireEntry[];
}

interface WireEntry {
  readonly accountId: string;
  readonly seq: string;
  readonly amount: WireAmount;
  readonly balanceAfter: WireAmount;
}

/** An amount to send. */
function toWireAmount({ currency, minor }: Money): WireAmount {
  return { currency, minor: minor.toString() };
}

/** An amount as it was sent. */
export function fromWireAmount({ currency, minor }: WireAmount): Money {
  return { currency, minor: BigInt(minor) };
}

/** A receipt to send. */
export function toWire(receipt: Receipt | HoldReceipt): WireReceipt {
  const entries = receipt.entries.map(toWireEntry);
  return { ...receipt, entries };
}

function toWireEntry({ accountId, seq, amount, balanceAfter }: PostedEntry): WireEntry {
  return { accountId, seq: seq.toString(), amount: toWireAmount(amount), balanceAfter: toWireAmount(balanceAfter) };
}
